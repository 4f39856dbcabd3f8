// The table's page: puts state, painter, hands and dialogs together.

import { createActions } from './actions.js';
import { ask } from './api.js';
import { picture } from './cardface.js';
import { createClock } from './clock.js';
import { placeOf } from './choose.js';
import { deal, dealName } from './deal.js';
import * as dialogs from './dialogs.js';
import { createHands } from './hands.js';
import { listenToKeys } from './keyboard.js';
import { createPainter } from './paint.js';
import { listenToPointer } from './pointer.js';
import * as settings from './settings.js';
import { createStore } from './store.js';
import { cardName, given, word } from './words.js';

/** @import { Spotlight, TableState, View } from './types.js' */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const root = element('table');
const painter = createPainter(root);

/** @type {View} */
const start = {
  table: given('table'),
  scenes: given('scenes'),
  settings: settings.current(),
  lift: null,
  targets: [],
  spotlight: { place: given('table').places[0].place, seat: given('table').places[0].cards.length - 1 },
  away: false,
};

const store = createStore(start, (view, before) => {
  painter.paint(view, before);
  surround(view, before);
});

const clock = createClock();
const actions = createActions(
  {
    table: () => store.get().table,
    answered,
    refused(reason, table) {
      const now = table ?? { ...store.get().table };
      store.set({ table: now, lift: null, targets: [] });
      say(reason, true);
    },
    elsewhere(table) {
      show(table);
      say(word('elsewhere'), true);
    },
    away: (away) => store.set({ away }),
    busy: (busy) => root.setAttribute('aria-busy', String(busy)),
    failed: word('failed'),
  },
  clock,
);
const hands = createHands(store, actions, { say, confirm: confirmSweep });
const pointer = listenToPointer(root, store, hands, painter);
const keyboard = listenToKeys(root, store, hands, {
  undo: () => actions.push('undo'),
  redo: () => actions.push('redo'),
  draw: () => hands.draw(),
  help: toggleHelp,
  keys: () => void dialogs.open('keys-dialog'),
  moves: showMoves,
  read: readTable,
  zoom,
  fresh: () => void fresh(),
  restart: () => void restart(),
  cancel() {
    const gripping = pointer.gripping();
    pointer.cancel();
    return gripping;
  },
});

/** @param {TableState} table @param {string} action */
function answered(table, action) {
  const before = store.get().table;
  show(table);
  say(table.said);
  if (table.status !== before.status && action !== 'undo') ending(table);
}

/** A new state of the table; what was in hand is put back, the spotlight follows the cards. @param {TableState} table */
function show(table) {
  pointer.cancel();
  const { table: before, spotlight } = store.get();
  store.set({ table, lift: null, targets: [], spotlight: follow(before, table, spotlight) });
}

/**
 * Where the spotlight goes: with the cards that moved, or back with those taken back; else it stays at its place.
 * @param {TableState} before @param {TableState} table @param {Spotlight | null} spotlight
 * @returns {Spotlight}
 */
function follow(before, table, spotlight) {
  const forward = table.made > before.made;
  const last = forward ? table.last : before.last;
  const home = table.made !== before.made && last?.source ? (forward ? last.target : last.source) : spotlight?.place;
  const place = table.places.find((each) => each.place === home) ?? table.places[0];
  const lead = place.cards.findIndex((card) => last?.keys.includes(card.key));
  const top = place.cards.length - 1;
  return { place: place.place, seat: place.role === 'tableau' && last?.source && lead >= 0 ? lead : top };
}

/** @param {string} text @param {boolean} [warn] */
function say(text, warn = false) {
  const line = element('said');
  line.textContent = text;
  line.classList.toggle('warn', warn);
}

/** Everything around the cards that belongs to the state. @param {View} view @param {View} before */
function surround(view, before) {
  const { table, scenes, away, lift } = view;
  root.dataset.lift = lift ? `${lift.place}x${lift.count}` : '';
  element('away').hidden = !away;
  if (root.dataset.revision && table === before.table) return;
  button('undo').disabled = !table.can_undo;
  button('redo').disabled = !table.can_redo;
  button('restart').disabled = table.made === 0 && !table.can_redo;
  element('counters').replaceChildren(...table.counters.map(counter));
  drawButton(table, scenes[0].verbs);
  showQuestion(view);
  root.classList.toggle('won', table.status === 'won');
  root.dataset.status = table.status;
  root.dataset.revision = String(table.revision);
}

/** @param {string} name */
const button = (name) => /** @type {HTMLButtonElement} */ (document.querySelector(`[data-do="${name}"]`));

/** @param {import('./types.js').Counter} counted */
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

/** The question of a deal that waits for an answer. @param {View} view */
function showQuestion({ table, settings: { indices } }) {
  const box = element('question');
  const [had, inside] = [!box.hidden, box.contains(document.activeElement)];
  box.hidden = table.question === null;
  if (table.question === null) return inside ? keyboard.focus() : undefined;
  element('question-text').textContent = table.question;
  const card = table.places.find((place) => place.role === 'stock')?.cards.at(-1)?.card;
  if (card) showCard(element('question-card'), card, indices);
  if (!had && !document.querySelector('dialog[open]')) button('up').focus();
}

/** One card large. @param {HTMLElement} slot @param {string} card @param {string} indices */
function showCard(slot, card, indices) {
  slot.dataset.suit = card[1];
  slot.replaceChildren(picture(card, { german: indices === 'german', back: '1', beside: true }));
}

/** @param {string} question */
async function confirmSweep(question) {
  element('sweep-text').textContent = question;
  const never = /** @type {HTMLInputElement} */ (element('sweep-never'));
  never.checked = false;
  const answer = await dialogs.open('sweep-dialog');
  if (answer === 'yes' && never.checked) void settings.change({ confirm_deal: false });
  return answer === 'yes';
}

/** Told once, when the last action brought it. @param {TableState} table */
async function ending(table) {
  if (table.status === 'playing') return;
  const told = { made: table.made, time: minutes(table.seconds) };
  if (table.status === 'won') element('won-text').textContent = word('won-told', told);
  const answer = await dialogs.open(`${table.status}-dialog`);
  if (answer === 'fresh') void fresh();
  if (answer === 'undo') actions.push('undo');
  if (answer === 'restart') actions.push('restart');
}

/** @param {number} seconds */
function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

async function restart() {
  if (button('restart').disabled) return;
  if ((await dialogs.open('restart-dialog')) === 'yes') actions.push('restart');
}

async function fresh() {
  const answer = await dialogs.open('new-dialog');
  if (answer !== 'deal') return;
  const fields = new FormData(/** @type {HTMLFormElement} */ (element('new-form')));
  await deal({ deal: dealName(given('game'), fields) }, (text) => say(text, true));
}

function showMoves() {
  const { table } = store.get();
  element('moves-list').replaceChildren(
    ...table.moves.map((move) => {
      const item = document.createElement('li');
      const choice = document.createElement('button');
      choice.type = 'button';
      choice.textContent = move.text;
      choice.addEventListener('click', () => {
        /** @type {HTMLDialogElement} */ (element('moves-dialog')).close('');
        void hands.play(move.move);
      });
      item.append(choice);
      return item;
    }),
  );
  element('moves-none').hidden = table.moves.length > 0;
  void dialogs.open('moves-dialog');
}

function readTable() {
  const { table } = store.get();
  element('read-list').replaceChildren(
    ...table.places.filter((place) => place.cards.length || place.role === 'tableau').map((place) => {
      const item = document.createElement('li');
      const open = place.role === 'tableau' ? place.cards : place.cards.slice(-1);
      const names = open.filter((card) => card.card !== null).map((card) => cardName(/** @type {string} */ (card.card)));
      item.textContent = names.length ? `${place.label}: ${names.join(', ')}` : place.label;
      return item;
    }),
  );
  void dialogs.open('read-dialog');
}

/** @param {Spotlight} spotlight */
function zoom({ place, seat }) {
  const card = placeOf(store.get().table, place).cards[seat]?.card ?? null;
  if (card === null) return say(word('nothing-to-zoom'));
  showCard(element('zoom-card'), card, store.get().settings.indices);
  element('zoom-name').textContent = cardName(card);
  void dialogs.open('zoom-dialog');
}

function toggleHelp() {
  const panel = element('help');
  const opening = panel.hidden;
  panel.hidden = !opening;
  button('help').setAttribute('aria-expanded', String(opening));
  if (opening) panel.focus();
  else button('help').focus();
}

/** @type {Record<string, () => void>} */
const doing = {
  undo: () => actions.push('undo'),
  redo: () => actions.push('redo'),
  restart: () => void restart(),
  fresh: () => void fresh(),
  draw: () => hands.draw(),
  up: () => actions.push('move', 'up'),
  down: () => actions.push('move', 'down'),
  help: toggleHelp,
  moves: showMoves,
  keys: () => void dialogs.open('keys-dialog'),
  settings: () => void dialogs.open('settings-dialog'),
  menu: () => void dialogs.open('menu-dialog'),
  retry: () => actions.retry(),
  'menu-fresh': () => void fresh(),
  'menu-restart': () => void restart(),
};
for (const each of document.querySelectorAll('[data-do]')) {
  each.addEventListener('click', () => doing[/** @type {HTMLElement} */ (each).dataset.do ?? '']?.());
}
element('question').addEventListener('keydown', (event) => {
  const choice = { ArrowUp: 'up', ArrowDown: 'down' }[event.key];
  if (!choice) return;
  event.preventDefault();
  actions.push('move', choice);
});
element('help').addEventListener('keydown', (event) => {
  if (event.key === 'Escape') toggleHelp();
});

/** A page that was away, in the background or in the browser's memory, shows how the game stands now. */
async function catchUp() {
  if (document.hidden || actions.busy() || pointer.gripping()) return;
  const { table } = store.get();
  const answer = await ask('GET', `/api/tables/${table.id}`).catch(() => null);
  if (answer?.status !== 200 || actions.busy() || answer.body.revision <= store.get().table.revision) return;
  show(answer.body);
  say(word('elsewhere'), true);
}
document.addEventListener('visibilitychange', () => void catchUp());
addEventListener('focus', () => void catchUp());
addEventListener('pageshow', (event) => event.persisted && void catchUp());

settings.onChange((chosen) => store.set({ settings: chosen }));
new ResizeObserver(() => {
  painter.resize();
  store.set({});
}).observe(root);
store.set({});
say(given('table').said);
