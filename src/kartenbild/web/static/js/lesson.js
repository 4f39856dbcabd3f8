// A guided game: says the next move, rings its cards, and goes along with what the player does instead.

import { ring } from './meant.js';
import { given, word } from './words.js';

/** @import { TableState, View } from './types.js' */
/** @typedef {{move: string, source: string, target: string, count: number, label: string, text: string, why: string}} LessonStep */

const { begun, steps, made } = /** @type {{begun: number, steps: LessonStep[], made: string[]}} */ (given('lesson'));
const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** The moves made since the lesson began. @type {string[]} */
const moves = [...made];
let left = false;

/** @param {TableState} table */
function follow(table) {
  const since = table.made - begun;
  if (since < 0) return leave();
  if (since === moves.length + 1 && table.last) moves.push(table.last.move);
  moves.length = Math.min(moves.length, since);
  tell(table);
}

/** @param {TableState} table */
function tell(table) {
  const here = moves.length;
  const off = moves.some((move, i) => !steps[i] || !same(move, steps[i], table));
  const step = off ? undefined : steps[here];
  element('lesson-step').textContent = step ? heading(step) : '';
  element('lesson-text').textContent = step ? sentences(step) : word(off && here <= steps.length ? 'lesson-off' : 'lesson-done');
  for (const id of ['lesson-begun', 'lesson-how']) element(id).hidden = !step;
  ring(step, table);
}

/** @param {LessonStep} step */
const heading = (step) => `${word('lesson-step', { step: steps.indexOf(step) + 1, count: steps.length })} · ${step.label}:`;

/** @param {LessonStep} step */
const sentences = ({ text, why }) => `${text}. ${why}`.trim();

/** Everything the lesson will say lies unseen in the same cell, so that its height is the tallest one's and the table stays. */
function reserve() {
  const told = /** @type {HTMLElement} */ (element('lesson-text').parentElement);
  for (const step of steps) {
    const ghost = /** @type {HTMLElement} */ (told.cloneNode(true));
    for (const [id, text] of [['lesson-step', heading(step)], ['lesson-text', sentences(step)]]) {
      /** @type {HTMLElement} */ (ghost.querySelector(`#${id}`)).textContent = text;
    }
    for (const each of ghost.querySelectorAll('[id]')) each.removeAttribute('id');
    ghost.className = 'ghost';
    ghost.setAttribute('aria-hidden', 'true');
    told.after(ghost);
  }
}

/** Whether a move is the step's, to whichever of several foundations. @param {string} move @param {LessonStep} step @param {TableState} table */
function same(move, step, table) {
  if (move === step.move) return true;
  const role = table.places.find(({ place }) => place === step.target)?.role;
  const letters = (/** @type {string} */ text) => text.replace(/\d+$/, '');
  return role === 'foundation' && letters(move) === letters(step.move);
}

function leave() {
  left = true;
  element('lesson').hidden = true;
  ring(undefined, given('table'));
}

document.addEventListener('painted', (event) => {
  if (!left) follow(/** @type {CustomEvent<View>} */ (event).detail.table);
});
reserve();
element('lesson-leave').addEventListener('click', leave);
follow(given('table'));
