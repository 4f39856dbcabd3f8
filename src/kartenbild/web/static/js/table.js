// The table's page: puts state, painter, hands and dialogs together.

import { createActions } from './actions.js';
import { ask } from './api.js';
import { createClock } from './clock.js';
import * as dialogs from './dialogs.js';
import { liftOf } from './choose.js';
import { askForCard, foundTold, seenAt } from './find.js';
import { createHands } from './hands.js';
import { createHint } from './hint.js';
import { asPng, asText, handOver, keepsake } from './keepsake.js';
import { listenToKeys } from './keyboard.js';
import { proved } from './luck.js';
import { settled } from './motion.js';
import { createMovable } from './movable.js';
import { createPainter } from './paint.js';
import { listenToPointer } from './pointer.js';
import * as room from './room.js';
import { say } from './said.js';
import * as settings from './settings.js';
import * as sound from './sound.js';
import { createStore } from './store.js';
import { surround } from './surround.js';
import { createThinking } from './thinking.js';
import { given, word } from './words.js';

/** @import { Lift, Spotlight, TableState, View } from './types.js' */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const root = element('table');
const JUST_LOADED = 800;
const painter = createPainter(root);

/** @type {View} */
const start = {
  table: given('table'),
  scenes: given('scenes'),
  settings: settings.current(),
  lift: null,
  targets: [],
  spotlight: { place: given('table').places[0].place, seat: given('table').places[0].cards.length - 1 },
  found: null,
  away: false,
};

const store = createStore(start, (view, before) => {
  painter.paint(view, before);
  surround(root, view, before, () => keyboard.focus());
  document.dispatchEvent(new CustomEvent('painted', { detail: view }));
  thinking.shown(view, before);
});

const clock = createClock();
const actions = createActions(
  {
    table: () => store.get().table,
    answered,
    refused(reason, table, move) {
      const now = table ?? { ...store.get().table };
      store.set({ table: now, lift: null, targets: [] });
      refuse(liftOf(move));
      if (settings.current().sound) sound.knock();
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
const hands = createHands(store, actions, { say, confirm: room.confirmSweep, refuse });
const thinking = createThinking(store.get, actions, () => void catchUp());
const hint = createHint(root, store, hands);
const movable = createMovable(root, store, showMoves);
const pointer = listenToPointer(root, store, hands, painter);
const keyboard = listenToKeys(root, store, hands, {
  undo: () => actions.push('undo'),
  redo: () => actions.push('redo'),
  draw: () => hands.draw(),
  help: room.toggleHelp,
  keys: () => void dialogs.open('keys-dialog'),
  moves: markMovable,
  find: () => void find(),
  hint: showHint,
  forget: () => movable.clear() || (store.get().found !== null && (store.set({ found: null }), true)) || thinking.leave(),
  read: () => room.readTable(store.get().table),
  zoom: (spotlight) => room.zoom(store.get().table, spotlight, store.get().settings.indices),
  fresh: () => void room.fresh(),
  restart: () => void room.restart(actions),
  more: thinking.letters,
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
  say(table.said, false, table.last !== null && !table.last.target && table.status === 'playing');
  if (settings.current().sound) sound.soundOf(table, before);
  thinking.answered(table, action);
  if (table.status !== before.status && action !== 'undo') void ending(table);
}

/** The picture comes first, then what is to be said about it; who plays on meanwhile is not held up. @param {TableState} table */
async function ending(table) {
  const pushed = actions.pushed();
  await settled();
  if (table.status === 'won' && actions.pushed() === pushed) painter.applaud(store.get());
  await settled();
  if (actions.pushed() === pushed) void room.ending(table, actions);
}

/** @param {Lift | null} lift */
function refuse(lift) {
  if (lift) painter.refuse(store.get(), lift);
}

/** A new state of the table; what was in hand is put back, the spotlight follows the cards. @param {TableState} table */
function show(table) {
  pointer.cancel();
  const { table: before, spotlight } = store.get();
  store.set({ table, lift: null, targets: [], found: null, spotlight: follow(before, table, spotlight) });
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

function showMoves() {
  room.showMoves(store.get().table, (move) => void hands.play(move));
}

/** One kind of marks at a time. */
function markMovable() {
  hint.clear();
  movable.show();
}

function showHint() {
  movable.clear();
  hint.next();
}

/** Looks for a card and marks it; the keyboard goes to the first that is seen. */
async function find() {
  const card = await askForCard(settings.current().indices);
  const laid = painter.layout();
  if (!card || !laid) return;
  const seen = seenAt(store.get(), laid, card);
  store.set({ found: card, spotlight: seen[0] ?? store.get().spotlight });
  if (seen.length) keyboard.focus();
  say(foundTold(card, seen.length));
}

/** The finished picture, with the deal and today's date, as a file. @param {'svg' | 'png'} kind */
async function keep(kind) {
  const { table } = store.get();
  const heading = (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format(new Date());
  const picture = await keepsake(store.get(), `${heading} · ${date}`).catch(() => null);
  if (!picture) return say(word('away'), true);
  const blob = kind === 'png' ? await asPng(picture) : new Blob([asText(picture)], { type: 'image/svg+xml' });
  handOver(blob, `${table.deal.replace(/[^\w+-]+/g, '-')}.${kind}`);
}

/** @type {Record<string, () => void>} */
const doing = {
  hint: showHint,
  'hint-close': () => void hint.clear(),
  find: () => void find(),
  'picture-svg': () => void keep('svg'),
  'picture-png': () => void keep('png'),
  undo: () => actions.push('undo'),
  redo: () => actions.push('redo'),
  restart: () => void room.restart(actions),
  fresh: () => void room.fresh(),
  draw: () => hands.draw(),
  up: () => actions.push('move', 'up'),
  down: () => actions.push('move', 'down'),
  help: room.toggleHelp,
  moves: markMovable,
  'moves-list': showMoves,
  'menu-moves'() {
    /** @type {HTMLDialogElement} */ (element('menu-dialog')).close('');
    markMovable();
  },
  keys: () => void dialogs.open('keys-dialog'),
  settings: () => void dialogs.open('settings-dialog'),
  menu: () => void dialogs.open('menu-dialog'),
  retry: () => actions.retry(),
  'menu-fresh': () => void room.fresh(),
  'menu-restart': () => void room.restart(actions),
  ...thinking.doing,
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
  if (event.key === 'Escape') room.toggleHelp();
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
// A move sent just before a reload may arrive at the server after this page was made.
setTimeout(() => void catchUp(), JUST_LOADED);

settings.onKept(async ({ offer_finish: finish, auto_safe: safe }) => {
  if (!finish && !safe) return;
  const { table } = store.get();
  const answer = await ask('GET', `/api/tables/${table.id}`).catch(() => null);
  const now = store.get().table;
  if (answer?.status === 200 && answer.body.revision === now.revision) {
    store.set({ table: { ...now, safe: answer.body.safe, finish: answer.body.finish } });
  }
});
settings.onChange((chosen) => store.set({ settings: chosen }));
new ResizeObserver(() => {
  painter.resize();
  store.set({});
}).observe(root);
store.set({});
if (start.table.revision === 0) painter.dealOut(start);
say([given('table').said, given('day') && `${given('day')}.`, proved(given('table').deal) && word('luck-found')].filter(Boolean).join(' '));
void actions.resume();
