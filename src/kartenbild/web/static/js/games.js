// The player's games: putting tables away, bringing a record in.

import './page.js';
import './luck.js';
import { ask, reason } from './api.js';
import { word } from './words.js';

for (const button of document.querySelectorAll('[data-delete]')) {
  button.addEventListener('click', () => void putAway(/** @type {HTMLElement} */ (button)));
}

/** @param {HTMLElement} button */
async function putAway(button) {
  if (!confirm(word('confirm-delete'))) return;
  const answer = await ask('DELETE', `/api/tables/${button.dataset.delete}`).catch(() => null);
  if (answer && answer.status < 300) location.reload();
  else tell(document, answer ? reason(answer, word('failed')) : word('away'));
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
  else tell(form, answer ? reason(answer, word('failed')) : word('away'));
}

/** @param {ParentNode} where @param {string} text */
function tell(where, text) {
  const line = where.querySelector('.refusal');
  if (line) line.textContent = text;
}
