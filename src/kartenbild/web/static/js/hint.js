// The hint that does not peek: asked of the server, marked on the cards, told in the status line and in a small panel.

import { ask, reason } from './api.js';
import { placeOf } from './choose.js';
import { createHintPlace } from './hintplace.js';
import { createHintWhy } from './hintwhy.js';
import { forgetAdvice, say, sayAdvice } from './said.js';
import { word } from './words.js';

/** @import { AdvisedMove, FairAdvice, Spotlight, View } from './types.js' */
/** @import { Store } from './store.js' */
/** @import { Hands } from './hands.js' */

const LONG = 48;

/** @param {HTMLElement} root the table @param {Store} store @param {Hands} hands */
export function createHint(root, store, hands) {
  const panel = /** @type {HTMLElement} */ (document.getElementById('advice'));
  const list = /** @type {HTMLElement} */ (panel.querySelector('ol'));
  const why = createHintWhy();
  /** @type {{advice: FairAdvice, at: number, spotlight: Spotlight | null} | null} what is shown */
  let shown = null;
  const place = createHintPlace(panel, root, () => store.get().settings.left_handed, why.fit);
  let asking = -1;

  /** The first time the best move, then the next one. */
  async function next() {
    if (shown?.advice.moves.length) return show(shown.advice, (shown.at + 1) % shown.advice.moves.length);
    const { table } = store.get();
    if (asking === table.revision || table.status !== 'playing') return say(word(table.status === 'playing' ? 'hint-thinking' : 'hint-over'));
    asking = table.revision;
    say(word('hint-thinking'));
    const answer = await ask('GET', `/api/tables/${table.id}/advice?revision=${table.revision}`).catch(() => null);
    if (asking === table.revision) asking = -1;
    if (store.get().table.revision !== table.revision) return;
    if (answer?.status === 200) show(answer.body, 0);
    else say(answer ? reason(answer, word('failed')) : word('away'), true);
  }

  /** @param {FairAdvice} advice @param {number} at */
  function show(advice, at) {
    const move = advice.moves[at];
    const spotlight = move ? from(move) : store.get().spotlight;
    shown = { advice, at, spotlight };
    // Clicked by mouse, the button must not keep the Enter that plays the move.
    /** @type {HTMLElement | null} */ (document.querySelector('[data-do="hint"]:focus:not(:focus-visible)'))?.blur();
    store.set({ lift: null, targets: [], spotlight });
    sayAdvice([...(at === 0 ? [advice.note] : []), ...(move ? [`${move.text}.`, ...move.reasons] : [])].join(' '));
    fill(advice, at);
    place.place();
    mark();
  }

  function clear() {
    if (!shown) return false;
    shown = null;
    panel.hidden = true;
    place.leave();
    forgetAdvice();
    for (const each of document.querySelectorAll('[data-hint]')) each.removeAttribute('data-hint');
    return true;
  }

  /** Where the keyboard stands when this move is suggested: on the cards it takes. @param {AdvisedMove} move */
  function from(move) {
    const found = store.get().table.moves.find((each) => each.move === move.move);
    const place = placeOf(store.get().table, found?.source || 'S');
    return { place: place.place, seat: place.cards.length - (found?.count || 1) };
  }

  function mark() {
    for (const each of document.querySelectorAll('[data-hint]')) each.removeAttribute('data-hint');
    const { table } = store.get();
    const move = table.moves.find((each) => each.move === shown?.advice.moves[shown.at]?.move);
    if (!move) return;
    document.querySelector(`#question [data-do="${move.move}"]`)?.setAttribute('data-hint', 'from');
    const source = placeOf(table, move.source || 'S');
    for (const { key } of source.cards.slice(source.cards.length - (move.count || 1))) sign(source.place, key, 'from');
    if (move.target) sign(move.target, placeOf(table, move.target).cards.at(-1)?.key, 'to');
  }

  /** @param {string} place @param {number | undefined} key a card's, or none for the empty place @param {string} how */
  function sign(place, key, how) {
    const seat = key === undefined ? -1 : placeOf(store.get().table, place).cards.findIndex((card) => card.key === key);
    root.querySelector(`[data-place="${place}"][data-seat="${seat}"]`)?.setAttribute('data-hint', how);
  }

  /** @param {FairAdvice} advice @param {number} at */
  function fill(advice, at) {
    panel.hidden = false;
    /** @type {HTMLElement} */ (panel.querySelector('p')).textContent = advice.note;
    /** @type {HTMLElement} */ (document.getElementById('imagined')).hidden = !advice.moves.some(({ games }) => games);
    list.replaceChildren(...advice.moves.map((move, i) => item(move, i === at)));
    why.show(advice.moves[at]?.reasons.join(' ') || advice.note);
  }

  /** @param {AdvisedMove} move @param {boolean} current */
  function item(move, current) {
    const line = document.createElement('li');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = move.text;
    button.classList.toggle('long', move.text.length > LONG);
    if (current) button.setAttribute('aria-current', 'true');
    button.addEventListener('click', () => void hands.play(move.move));
    line.append(button, ' ', small(current ? move.reasons.join(' ') : '', 'because'), ' ');
    if (move.games) line.append(small(word('hint-games', { won: move.won, games: move.games }), 'odds'));
    return line;
  }

  /** @param {string} text @param {string} kind */
  function small(text, kind) {
    const element = document.createElement('small');
    element.className = kind;
    element.textContent = text;
    return element;
  }

  document.addEventListener('painted', (event) => {
    const view = /** @type {View} */ (/** @type {CustomEvent} */ (event).detail);
    if (shown && view.table.revision !== shown.advice.revision) clear();
    else if (shown) {
      place.painted();
      mark();
    }
  });

  // Enter plays what was suggested, as long as the keyboard still stands where the hint put it.
  addEventListener(
    'keydown',
    (event) => {
      if (document.querySelector('dialog[open]') || !shown) return;
      if (event.key === 'Escape') clear();
      const move = shown?.advice.moves[shown.at];
      const still = JSON.stringify(store.get().spotlight) === JSON.stringify(shown?.spotlight);
      const here = document.activeElement === document.body || root.contains(document.activeElement);
      if (event.key !== 'Enter' || !move || !still || !here) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void hands.play(move.move);
    },
    true,
  );

  return { next: () => void next(), clear };
}
