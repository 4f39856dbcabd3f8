// Finding a card: typed or chosen, then marked wherever it can be seen.

import * as dialogs from './dialogs.js';
import { given, hasGermanLetters, sentence, theCard, word } from './words.js';

/** @import { Layout, Spotlight, View } from './types.js' */

const SIGNS = { C: '♣', D: '♦', H: '♥', S: '♠' };
const LETTERS = { T: '10' };
const GERMAN = { T: '10', J: 'B', Q: 'D' };

const grid = /** @type {HTMLElement} */ (document.getElementById('find-cards'));
const none = /** @type {HTMLElement} */ (document.getElementById('find-none'));
const typed = /** @type {HTMLInputElement} */ (document.querySelector('#find-form input'));

/** Asks which card; '' where none was chosen. @param {string} indices @returns {Promise<string>} */
export function askForCard(indices) {
  const cards = Object.keys(given('cards'));
  grid.replaceChildren(...cards.map((card) => choice(card, indices)));
  typed.value = none.textContent = '';
  const asked = dialogs.open('find-dialog');
  // A finger's keyboard would cover the cards that can be tapped.
  if (matchMedia('(pointer: coarse)').matches) grid.querySelector('button')?.focus();
  return asked;
}

typed.addEventListener('input', () => {
  for (const button of choices()) button.hidden = !fits(button, typed.value);
  none.textContent = choices().some((button) => !button.hidden) ? '' : word('find-none');
});
typed.form?.addEventListener('submit', (event) => {
  event.preventDefault();
  choices().find((button) => !button.hidden)?.click();
});

/** @returns {HTMLButtonElement[]} */
const choices = () => [...grid.querySelectorAll('button')];

/** @param {string} card @param {string} indices */
function choice(card, indices) {
  const button = document.createElement('button');
  const letters = /** @type {Record<string, string>} */ (hasGermanLetters(indices) ? GERMAN : LETTERS);
  button.type = 'button';
  button.dataset.suit = card[1];
  button.dataset.card = card;
  button.textContent = `${letters[card[0]] ?? card[0]}${SIGNS[/** @type {'C'} */ (card[1])]}`;
  button.setAttribute('aria-label', given('cards')[card]);
  button.addEventListener('click', () => /** @type {HTMLDialogElement} */ (button.closest('dialog')).close(card));
  return button;
}

/** By notation as the player reads it or as records have it, or by name. @param {HTMLButtonElement} button @param {string} text */
function fits(button, text) {
  const wanted = plain(text);
  const { card = '' } = button.dataset;
  const names = [card, card.replace('T', '10'), button.textContent ?? '', given('cards')[card]];
  return names.some((name) => plain(name).startsWith(wanted)) || plain(given('cards')[card]).includes(wanted);
}

/** @param {string} text */
const plain = (text) => text.toLowerCase().replace(/[\s-]/g, '');

/** Where the card can be seen. @param {View} view @param {Layout} laid @param {string} card @returns {Spotlight[]} */
export function seenAt({ table }, laid, card) {
  return table.places.flatMap(({ place, cards }) =>
    cards.flatMap((each, seat) => (each.card === card && laid.lies.get(each.key)?.shown ? [{ place, seat }] : [])),
  );
}

/** @param {string} card @param {number} count */
export function foundTold(card, count) {
  return word(count ? 'found' : 'found-none', { card: sentence(theCard(card)), count });
}
