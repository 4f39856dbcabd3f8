// The whole game by keyboard: one tab stop, arrows, Enter, Escape and letters that can be changed or switched off.

import { placeOf } from './choose.js';
import { actionOf } from './keys.js';
import { settle } from './motion.js';

/** @import { PlaceState, Spotlight } from './types.js' */
/** @import { Store } from './store.js' */
/** @import { Hands } from './hands.js' */

/**
 * @typedef {object} Keys
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} draw
 * @property {() => void} help
 * @property {() => void} keys
 * @property {() => void} moves
 * @property {() => void} read
 * @property {() => void} find
 * @property {() => void} hint
 * @property {() => boolean} forget takes the marks of a found card away
 * @property {(spotlight: Spotlight) => void} zoom
 * @property {() => void} fresh
 * @property {() => void} restart
 * @property {Record<string, () => void>} more further actions that have a letter
 * @property {() => boolean} cancel ends a gesture under way
 */

/** @param {HTMLElement} root @param {Store} store @param {Hands} hands @param {Keys} keys */
export function listenToKeys(root, store, hands, keys) {
  addEventListener('keydown', (event) => {
    if (document.querySelector('dialog[open]')) return;
    settle();
    if (handle(event)) event.preventDefault();
  });

  /** @param {KeyboardEvent} event */
  function handle(event) {
    if (event.key === 'Escape') return escape();
    if (event.key === 'F6') return area(event.shiftKey ? -1 : 1);
    if (typing(event.target)) return false;
    if (event.ctrlKey || event.metaKey) return command(event);
    if (event.altKey) return false;
    if (document.activeElement === document.body && event.key.startsWith('Arrow')) return enter();
    if (root.contains(document.activeElement) && walk(event.key)) return true;
    return letter(event);
  }

  /** The first arrow finds the cards, wherever the page was opened or clicked. */
  function enter() {
    if (!store.get().spotlight) return area(1);
    focus();
    return true;
  }

  function escape() {
    if (keys.cancel()) return true;
    const { lift } = store.get();
    if (!lift) return keys.forget();
    const seat = placeOf(store.get().table, lift.place).cards.length - lift.count;
    hands.putBack();
    store.set({ spotlight: { place: lift.place, seat } });
    return true;
  }

  /** @param {KeyboardEvent} event */
  function command(event) {
    const key = event.key.toLowerCase();
    if (key === 'z') return did(event.shiftKey ? keys.redo : keys.undo);
    if (key === 'y') return did(keys.redo);
    return false;
  }

  /** @param {KeyboardEvent} event */
  function letter(event) {
    if (event.key === 'F1' || event.key === '?') return did(keys.keys);
    const { spotlight } = store.get();
    const { more, ...own } = keys;
    /** @type {Record<string, () => void>} */
    const actions = { ...own, ...more, zoom: () => spotlight && keys.zoom(spotlight) };
    const action = actions[actionOf(event) ?? ''];
    return action ? did(action) : false;
  }

  /** @param {string} key */
  function walk(key) {
    const { spotlight, lift } = store.get();
    if (!spotlight) return false;
    if (key === 'Enter' || key === ' ') {
      hands.press(spotlight.place, spotlight.seat, { again: true });
      return true;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step && lift) return walkTargets(step);
    if (lift && (key === 'ArrowUp' || key === 'ArrowDown')) return walkTargets(key === 'ArrowUp' ? -1 : 1);
    if (step) return pile(step, spotlight);
    return along(key, spotlight);
  }

  /** With cards in hand the arrows go from one legal target to the next. @param {number} step */
  function walkTargets(step) {
    const { targets, spotlight, lift, table } = store.get();
    if (!lift) return true;
    const stops = [lift.place, ...targets];
    const here = Math.max(0, stops.indexOf(spotlight?.place ?? ''));
    const place = stops[(here + step + stops.length) % stops.length];
    const { cards } = placeOf(table, place);
    const seat = place === lift.place ? cards.length - lift.count : cards.length - 1;
    store.set({ spotlight: { place, seat } });
    return true;
  }

  /** @param {number} step @param {Spotlight} spotlight */
  function pile(step, spotlight) {
    const piles = seen(store.get().table.places);
    const here = piles.findIndex((place) => place.place === spotlight.place);
    go(piles[(here + step + piles.length) % piles.length]);
    return true;
  }

  /** The next card of this pile that can be seen. @param {string} key @param {Spotlight} spotlight */
  function along(key, spotlight) {
    const { table } = store.get();
    const seats = visible(placeOf(table, spotlight.place));
    const here = seats.indexOf(spotlight.seat);
    const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: seats.length - 1 }[key];
    if (next === undefined) return false;
    const seat = seats[Math.max(0, Math.min(seats.length - 1, next))];
    if (seat !== undefined) store.set({ spotlight: { place: spotlight.place, seat } });
    return true;
  }

  /** From one area to the next: tools, tableau, foundations, stock and waste. @param {number} step */
  function area(step) {
    const { table, spotlight } = store.get();
    const names = ['tableau', 'foundation', 'supply'];
    const areas = names.map((name) => seen(table.places).filter((place) => areaOf(place) === name)).filter((each) => each.length);
    const inTable = root.contains(document.activeElement);
    const here = inTable ? areas.findIndex((each) => each.some((place) => place.place === spotlight?.place)) : step > 0 ? -1 : areas.length;
    const next = areas[here + step];
    if (next) {
      go(next[0]);
      focus();
    } else {
      /** @type {HTMLElement | null} */ (document.querySelector('[data-tools] button:not([disabled])'))?.focus();
    }
    return true;
  }

  /** @param {PlaceState} place */
  function go(place) {
    const seats = visible(place);
    store.set({ spotlight: { place: place.place, seat: seats.at(-1) ?? -1 } });
  }

  function focus() {
    /** @type {HTMLElement | null} */ (root.querySelector('[tabindex="0"]'))?.focus();
  }

  root.addEventListener('focusin', (event) => {
    const { place, seat } = /** @type {HTMLElement} */ (event.target).dataset;
    const spotlight = store.get().spotlight;
    if (place && (spotlight?.place !== place || spotlight.seat !== Number(seat))) {
      store.set({ spotlight: { place, seat: Number(seat) } });
    }
  });

  /** @param {PlaceState[]} places */
  const seen = (places) =>
    places.filter(({ place }) => !(/** @type {HTMLElement | null} */ (root.querySelector(`.place[data-place="${place}"]`))?.hidden ?? true));

  /** @param {PlaceState} place */
  const visible = (place) =>
    [...root.querySelectorAll(`.place[data-place="${place.place}"] .card:not([hidden], [aria-hidden])`)].map((card) =>
      Number(/** @type {HTMLElement} */ (card).dataset.seat),
    );

  return { focus };
}

/** @param {PlaceState} place */
const areaOf = ({ role }) => (role === 'stock' || role === 'waste' ? 'supply' : role);

/** @param {() => void} action */
function did(action) {
  action();
  return true;
}

/** @param {EventTarget | null} target */
const typing = (target) => target instanceof Element && target.matches('input, textarea, select');
