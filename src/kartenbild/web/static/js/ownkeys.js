// The table of keys, in which a player gives an action another key.

import { keyOf, lettersOf, shown, typed } from './keys.js';
import { change, current, onChange } from './settings.js';
import { word } from './words.js';

/** @import { Letter } from './types.js' */

const told = /** @type {HTMLElement} */ (document.getElementById('keys-told'));
const usual = /** @type {HTMLButtonElement} */ (document.querySelector('[data-usual-keys]'));

/** @param {string} action */
const fieldOf = (action) => /** @type {HTMLInputElement} */ (document.getElementById(`key-${action}`));
/** @param {string} action */
const refusalOf = (action) => /** @type {HTMLElement} */ (document.getElementById(`key-${action}-refused`));
const rows = lettersOf().filter(({ action }) => document.getElementById(`key-${action}`));

function show() {
  for (const letter of rows) fieldOf(letter.action).value = shown(keyOf(letter));
  usual.disabled = Object.keys(current().own_keys).length === 0;
}

/** @param {Letter} letter @param {string} key */
async function choose(letter, key) {
  const { [letter.action]: _, ...others } = current().own_keys;
  let why = '';
  await change({ own_keys: key === letter.key ? others : { ...others, [letter.action]: key } }, (told) => (why = told));
  for (const { action } of rows) refuse(action, '');
  if (why) return refuse(letter.action, why);
  const does = document.querySelector(`label[for="key-${letter.action}"]`)?.textContent ?? '';
  told.textContent = word(key ? 'key-kept' : 'key-none', { key: shown(key), does });
  fieldOf(letter.action).select();
}

/** @param {string} action @param {string} why */
function refuse(action, why) {
  refusalOf(action).textContent = why;
  if (why) fieldOf(action).setAttribute('aria-invalid', 'true');
  else fieldOf(action).removeAttribute('aria-invalid');
  if (why) fieldOf(action).select();
}

/** @param {Letter} letter @param {KeyboardEvent} event */
function press(letter, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const none = event.key === 'Backspace' || event.key === 'Delete';
  const key = typed(event);
  if (!key && !none) return;
  event.preventDefault();
  void choose(letter, key);
}

for (const letter of rows) {
  const field = fieldOf(letter.action);
  field.addEventListener('focus', () => field.select());
  field.addEventListener('keydown', (event) => press(letter, event));
  // A keyboard on the screen often tells no key, only what is written.
  field.addEventListener('input', () => void choose(letter, typed({ key: [...field.value].at(-1) ?? '', shiftKey: false })));
}
usual.addEventListener('click', async () => {
  await change({ own_keys: {} });
  for (const { action } of rows) refuse(action, '');
  if (!usual.disabled) return;
  told.textContent = word('keys-usual');
  fieldOf(rows[0].action).focus();
});
onChange(show);
show();
