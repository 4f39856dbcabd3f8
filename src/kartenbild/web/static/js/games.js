// The player's games: putting tables away, bringing a record in.

import './page.js';
import './luck.js';
import { ask, reason } from './api.js';
import * as dialogs from './dialogs.js';
import { word } from './words.js';

for (const button of document.querySelectorAll('[data-delete]')) {
  button.addEventListener('click', () => void putAway(/** @type {HTMLElement} */ (button)));
}

/** Asks, and takes the table off the list. @param {HTMLElement} button */
async function putAway(button) {
  const named = button.dataset.named ?? '';
  /** @type {HTMLElement} */ (document.getElementById('put-away-named')).textContent = named;
  if ((await dialogs.open('put-away-dialog')) !== 'yes') return;
  const answer = await ask('DELETE', `/api/tables/${button.dataset.delete}`).catch(() => null);
  if (!answer || answer.status >= 300) return tell('[data-said]', answer ? reason(answer, word('failed')) : word('away'));
  drop(/** @type {HTMLElement} */ (button.closest('li')));
  tell('[data-said]', word('put-away', { named }));
}

/** The line goes; the focus goes to its neighbour, so that nobody has to look for their place. @param {HTMLElement} line */
function drop(line) {
  const neighbour = line.nextElementSibling ?? line.previousElementSibling;
  line.remove();
  if (!document.querySelector('[data-table]')) return location.reload();
  /** @type {HTMLElement | null} */ (neighbour?.querySelector('a') ?? document.querySelector('h1'))?.focus();
}

const form = /** @type {HTMLFormElement} */ (document.getElementById('import'));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void bring(new FormData(form));
});

/** @param {FormData} fields */
async function bring(fields) {
  const file = fields.get('file');
  const record = file instanceof File && file.size ? await file.text() : String(fields.get('record') ?? '');
  const answer = await ask('POST', '/api/records', { record }).catch(() => null);
  if (answer && answer.status < 300) location.assign(`/table/${answer.body.id}`);
  else tell('#import .refusal', answer ? reason(answer, word('failed')) : word('away'));
}

/** @param {string} where @param {string} text */
function tell(where, text) {
  const line = document.querySelector(where);
  if (line) line.textContent = text;
}
