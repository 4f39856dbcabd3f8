// What can move now, framed on the table and told in words. The server's list of moves is all that is asked.

import { placeOf } from './choose.js';
import { say } from './said.js';
import { sentence, word } from './words.js';

/** @import { TableState, View } from './types.js' */
/** @import { Store } from './store.js' */

/** @param {HTMLElement} root the table @param {Store} store @param {() => void} list shows the moves as a list */
export function createMovable(root, store, list) {
  const told = /** @type {HTMLElement} */ (document.getElementById('moves-told'));
  const line = /** @type {HTMLElement} */ (document.getElementById('said'));
  /** @type {TableState | null} the table whose movable cards are framed */
  let framed = null;
  let [before, here] = ['', ''];

  /** Frames what can move; asked again, or where nothing can, lists the moves. */
  function show() {
    const { table } = store.get();
    if (framed || !table.moves.length) return list();
    store.set({ lift: null, targets: [] });
    framed = table;
    root.classList.add('marking');
    const lifts = liftsOf(table);
    for (const { place, count } of lifts) frame(place, count);
    before = line.textContent ?? '';
    say(word('moves-framed', { count: lifts.length }));
    here = line.textContent ?? '';
    told.textContent = sentence(table.moves.flatMap(({ text, equal }) => (equal ? [] : [text])).join('; '));
  }

  /** The top `count` cards of a place, the first of them as the one to grip. @param {string} name @param {number} count */
  function frame(name, count) {
    const seats = placeOf(store.get().table, name).cards.length;
    if (!seats) return elementAt(name, -1)?.setAttribute('data-can', 'lead');
    for (let seat = seats - count + 1; seat < seats; seat++) {
      const element = elementAt(name, seat);
      if (element && !element.dataset.can) element.dataset.can = 'run';
    }
    elementAt(name, seats - count)?.setAttribute('data-can', 'lead');
  }

  /** @param {string} place @param {number} seat @returns {HTMLElement | null} */
  const elementAt = (place, seat) => root.querySelector(`[data-place="${place}"][data-seat="${seat}"]`);

  /** Takes the frames away; whether there were any. */
  function clear() {
    if (!framed) return false;
    framed = null;
    told.textContent = '';
    if (line.textContent === here) line.textContent = before;
    root.classList.remove('marking');
    for (const each of root.querySelectorAll('[data-can]')) each.removeAttribute('data-can');
    return true;
  }

  // Whatever is done next ends it: a gesture, cards in hand, another state of the table.
  root.addEventListener('pointerdown', clear, true);
  document.addEventListener('painted', (event) => {
    const { table, lift } = /** @type {View} */ (/** @type {CustomEvent} */ (event).detail);
    if (framed && (lift || table !== framed)) clear();
  });

  return { show, clear };
}

/** Every set of cards that some move takes, each once; a move that lifts none is the stock's. @param {TableState} table */
function liftsOf({ moves }) {
  const lifts = moves.map(({ source, count }) => (source ? { place: source, count } : { place: 'S', count: 1 }));
  return [...new Map(lifts.map((lift) => [`${lift.place}x${lift.count}`, lift])).values()];
}
