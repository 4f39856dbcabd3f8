// The player's note on the deal of this table.

import { ask, reason } from './api.js';
import * as dialogs from './dialogs.js';
import { say } from './said.js';
import { given, word } from './words.js';

const path = `/api/tables/${given('table').id}/note`;
const text = /** @type {HTMLTextAreaElement} */ (document.getElementById('note-text'));

document.querySelector('[data-do="note"]')?.addEventListener('click', async () => {
  const before = text.value;
  const way = await dialogs.open('note-dialog');
  // Only "Cancel" drops what was written: Escape and a click outside are too easily done.
  if (way === 'drop') text.value = before;
  else if (way === 'keep' || text.value !== before) await keep(text.value);
});

/** @param {string} note */
async function keep(note) {
  const answer = await ask('PUT', path, { text: note }).catch(() => null);
  if (answer?.status !== 200) return say(answer ? reason(answer, word('failed')) : word('away'), true);
  text.value = answer.body.text;
  return say(word('note-kept'));
}
