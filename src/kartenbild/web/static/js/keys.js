// The player's keys: which action a letter stands for, and what tooltips and assistive technology are told of it.

import { current, onChange } from './settings.js';
import { given } from './words.js';

/** @import { Letter } from './types.js' */

/** @type {Letter[]} */
const letters = given('keys');

/** The key of an action, '' for none. @param {Letter} letter */
export const keyOf = ({ action, key }) => current().own_keys[action] ?? key;

/** A typed key as it is kept, '' for one that is no character. @param {{key: string, shiftKey: boolean}} event */
export function typed({ key, shiftKey }) {
  if ([...key].length !== 1 || key.trim() === '') return '';
  const small = key.toLowerCase();
  return shiftKey && small !== key.toUpperCase() ? `shift+${small}` : small;
}

/** What the player has this key for. @param {KeyboardEvent} event @returns {string | undefined} */
export function actionOf(event) {
  const key = typed(event);
  return current().keys && key ? letters.find((letter) => keyOf(letter) === key)?.action : undefined;
}

/** As it is printed: 'D', '⇧U'. @param {string} key */
export function shown(key) {
  const letter = key.replace('shift+', '');
  const capital = [...letter.toUpperCase()].length === 1 ? letter.toUpperCase() : letter;
  return key === letter ? capital : `⇧${capital}`;
}

/** As ARIA writes it. @param {string} key */
const aria = (key) => shown(key).replace('⇧', 'Shift+').replace(/\+$/, 'Plus');

/** Every button of an action that has a key tells it. */
function tell() {
  for (const each of document.querySelectorAll('[data-shortcut]')) {
    const button = /** @type {HTMLElement} */ (each);
    const letter = letters.find(({ action }) => action === button.dataset.shortcut);
    if (!letter) continue;
    const key = current().keys ? keyOf(letter) : '';
    const all = [key && aria(key), letter.always].filter(Boolean).join(' ');
    button.dataset.name ??= button.title;
    button.title = [button.dataset.name, key && `(${shown(key)})`].filter(Boolean).join(' ');
    if (all) button.setAttribute('aria-keyshortcuts', all);
    else button.removeAttribute('aria-keyshortcuts');
  }
}

export const lettersOf = () => letters;
onChange(tell);
tell();
