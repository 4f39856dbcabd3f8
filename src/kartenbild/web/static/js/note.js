// The player's note on the deal of this table.

import { ask, reason } from './api.js';
import * as dialogs from './dialogs.js';
import { say } from './said.js';
import { given, word } from './words.js';

const path = `/api/tables/${given('table').id}/note`;
const text = /** @type {HTMLTextAreaElement} */ (document.getElementById('note-text'));

document.querySelector('[data-do="note"]')?.addEventListener('click', async () => {
  const before = text.value;
  if ((await dialogs.open('note-dialog')) === 'keep') await keep(text.value);
  else text.value = before;
});

/** @param {string} note */
async function keep(note) {
  const answer = await ask('PUT', path, { text: note }).catch(() => null);
  if (answer?.status !== 200) return say(answer ? reason(answer, word('failed')) : word('away'), true);
  text.value = answer.body.text;
  return say(word('note-kept'));
}
