// Everything around the cards that belongs to the state: counters, buttons, the deal's question.

import { picture } from './cardface.js';
import { hasGermanLetters, word } from './words.js';

/** @import { Counter, TableState, View } from './types.js' */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {HTMLElement} root the table
 * @param {View} view @param {View} before @param {() => void} refocus brings the focus back to the cards
 */
export function surround(root, view, before, refocus) {
  const { table, scenes, away, lift } = view;
  root.dataset.lift = lift ? `${lift.place}x${lift.count}` : '';
  element('away').hidden = !away;
  if (root.dataset.revision && table === before.table) return;
  button('undo').disabled = !table.can_undo;
  button('redo').disabled = !table.can_redo;
  button('restart').disabled = table.made === 0 && !table.can_redo;
  element('counters').hidden = !table.counters.length;
  element('counters').replaceChildren(...table.counters.map(counter));
  drawButton(table, scenes[0].verbs);
  showQuestion(view, refocus);
  root.classList.toggle('won', table.status === 'won');
  root.dataset.status = table.status;
  document.body.classList.toggle('finished', table.status === 'won');
  root.dataset.revision = String(table.revision);
}

/** @param {string} name */
export const button = (name) => /** @type {HTMLButtonElement} */ (document.querySelector(`[data-do="${name}"]`));

/** @param {Counter} counted */
function counter({ id, label, value }) {
  const item = document.createElement('li');
  item.dataset.counter = id;
  const number = document.createElement('b');
  number.textContent = value === null ? '∞' : String(value);
  if (value === null) number.setAttribute('aria-label', word('without-end'));
  const name = document.createElement('span');
  name.textContent = label;
  item.append(name, ' ', number);
  return item;
}

/** The one button for what the stock does. @param {TableState} table @param {string[]} verbs */
function drawButton(table, verbs) {
  const draw = button('draw');
  const verb = verbs.find((each) => table.moves.some((move) => move.move === each));
  draw.hidden = verbs.length === 0;
  draw.disabled = !verb;
  const shown = verb ?? verbs[0];
  if (shown) draw.querySelector('span')?.replaceChildren(word(`do-${shown}`));
}

/** The question of a deal that waits for an answer. @param {View} view @param {() => void} refocus */
function showQuestion({ table, settings: { indices } }, refocus) {
  const box = element('question');
  const [had, inside] = [!box.hidden, box.contains(document.activeElement)];
  box.hidden = table.question === null;
  if (table.question === null) return inside ? refocus() : undefined;
  element('question-text').textContent = table.question;
  const card = table.places.find((place) => place.role === 'stock')?.cards.at(-1)?.card;
  if (card) showCard(element('question-card'), card, indices);
  if (!had && !document.querySelector('dialog[open]')) button('up').focus();
}

/** One card large. @param {HTMLElement} slot @param {string} card @param {string} indices */
export function showCard(slot, card, indices) {
  slot.dataset.suit = card[1];
  slot.replaceChildren(picture(card, { german: hasGermanLetters(indices), back: '1', beside: true }));
}
