// The dialogs of the table and what stands in them.

import { standBeside } from './beside.js';
import { placeOf } from './choose.js';
import { deal, dealName } from './deal.js';
import * as dialogs from './dialogs.js';
import { say } from './said.js';
import * as settings from './settings.js';
import { button, showCard } from './surround.js';
import { cardName, given, innerName, sentence, word } from './words.js';

/** @import { MoveState, PlaceState, Spotlight, TableState } from './types.js' */
/** @import { Actions } from './actions.js' */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Asks before cards come over everything. @param {string} question @param {string} move 'deal' or 'gather' */
export async function confirmSweep(question, move) {
  element('sweep-text').textContent = question;
  element('sweep-dialog-title').textContent = word(`do-${move}`);
  element('sweep-dialog').querySelector('.main')?.replaceChildren(word(`do-${move}`));
  const never = /** @type {HTMLInputElement} */ (element('sweep-never'));
  never.checked = false;
  const answer = await dialogs.open('sweep-dialog');
  if (answer === 'yes' && never.checked) void settings.change({ confirm_deal: false });
  return answer === 'yes';
}

/** Told once, when the last action brought it. @param {TableState} table @param {Actions} actions */
export async function ending(table, actions) {
  if (table.status === 'playing') return;
  const told = { made: table.made, time: minutes(table.seconds) };
  if (table.status === 'won') {
    const uncounted = table.counts ? '' : ` ${word('won-uncounted')}`;
    element('won-text').textContent = word('won-told', told) + uncounted;
  }
  const id = `${table.status}-dialog`;
  const answered = dialogs.open(id);
  const back = table.status === 'won' ? standBeside(element(id), /** @type {HTMLElement} */ (element('table').parentElement)) : () => {};
  const answer = await answered;
  back();
  if (answer === 'fresh') void fresh();
  if (answer === 'undo') actions.push('undo');
  if (answer === 'restart') actions.push('restart');
}

/** @param {number} seconds */
function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** @param {Actions} actions */
export async function restart(actions) {
  if (button('restart').disabled) return say(word('nothing-made'));
  if ((await dialogs.open('restart-dialog')) === 'yes') actions.push('restart');
}

/** Another table: the game on this one stays among the player's games. Asked again as long as a wish is refused. */
export async function fresh() {
  for (let why = await wish(''); why; why = await wish(why));
}

/** Asks for a deal and goes there; why it is refused, '' where it is not. @param {string} refused why the last one was */
async function wish(refused) {
  element('new-refused').textContent = refused;
  if ((await dialogs.open('new-dialog')) !== 'deal') return '';
  const fields = new FormData(/** @type {HTMLFormElement} */ (element('new-form')));
  let why = '';
  await deal({ deal: dealName(given('game'), fields) }, (text) => (why = text));
  return why;
}

/** @param {TableState} table @param {(move: string) => void} play */
export function showMoves(table, play) {
  element('moves-list').replaceChildren(...table.moves.filter(({ equal }) => !equal).map((move) => moveItem(move, play)));
  element('moves-none').hidden = table.moves.length > 0;
  void dialogs.open('moves-dialog');
}

/** @param {MoveState} move @param {(move: string) => void} play */
function moveItem(move, play) {
  const choice = document.createElement('button');
  choice.type = 'button';
  choice.textContent = sentence(move.text);
  choice.addEventListener('click', () => {
    /** @type {HTMLDialogElement} */ (element('moves-dialog')).close('');
    play(move.move);
  });
  const item = document.createElement('li');
  item.append(choice);
  return item;
}

/** @param {TableState} table */
export function readTable(table) {
  const read = table.places.filter((place) => place.cards.length || place.role === 'tableau');
  element('read-list').replaceChildren(...read.map(readItem));
  void dialogs.open('read-dialog');
}

/** A place and its open cards; of square piles the top one. @param {PlaceState} place */
function readItem({ role, cards, label }) {
  const open = role === 'tableau' ? cards : cards.slice(-1);
  const names = open.flatMap(({ card }) => (card === null ? [] : [innerName(card)]));
  const item = document.createElement('li');
  item.textContent = names.length ? `${label}: ${names.join(', ')}` : label;
  return item;
}

/** One card large. @param {TableState} table @param {Spotlight} spotlight @param {string} indices */
export function zoom(table, { place, seat }, indices) {
  const card = placeOf(table, place).cards[seat]?.card ?? null;
  if (card === null) return say(word('nothing-to-zoom'));
  showCard(element('zoom-card'), card, indices);
  element('zoom-name').textContent = cardName(card);
  void dialogs.open('zoom-dialog');
}

/** What had the focus before the rules were opened. @type {HTMLElement | null} */
let beforeHelp = null;

/** Opens or closes the rules beside the table. */
export function toggleHelp() {
  const panel = element('help');
  const opening = panel.hidden;
  const focused = document.activeElement;
  panel.hidden = !opening;
  button('help').setAttribute('aria-expanded', String(opening));
  if (!opening) return (beforeHelp ?? button('help')).focus();
  beforeHelp = focused instanceof HTMLElement && focused !== document.body ? focused : null;
  panel.focus();
}

