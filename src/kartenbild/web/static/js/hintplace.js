// Where the hint's panel stands, so that no card changes its size: on bare felt, whole or with one move at a time; else in the status
// line; in small windows in the bar, and the status line says why.

import { freeSpot, isFree } from './free.js';

/** @import { Box, Spot } from './free.js' */

const FORMS = [['full', 21], ['full', 27], ['full', 34], ['short', 21], ['short', 28]];
/** How far the widest mark of a card reaches, in breadths of a card. */
const MARKS = 0.09;
const SMALL = matchMedia('(max-width: 40rem), (max-height: 30rem)');

/**
 * @param {HTMLElement} panel @param {HTMLElement} root the table
 * @param {() => boolean} mirrored @param {() => void} placed called whenever it stands where it will stay
 */
export function createHintPlace(panel, root, mirrored, placed) {
  const room = /** @type {HTMLElement} */ (root.parentElement);
  const bar = /** @type {HTMLElement} */ (document.querySelector('header.bar'));
  /** @type {Spot | null} */
  let at = null;
  let seen = '';

  function place() {
    seen = sizeOf(room);
    stand();
    placed();
  }

  /** Once in the status line the panel stays there until it is closed. */
  function stand() {
    if (SMALL.matches) return inBar();
    if (panel.dataset.form !== 'line' && !onFelt()) take('line');
  }

  /** Whether bare felt was found. */
  function onFelt() {
    const box = room.getBoundingClientRect();
    const taken = takenOf(root, box);
    const size = { width: room.clientWidth, height: room.clientHeight };
    if (at && isFree(taken, at, boxOf(panel)) && within(at, boxOf(panel), room)) return put(box, at);
    return FORMS.some(([form, width]) => {
      take(String(form), { width: `${width}rem` });
      const spot = freeSpot(taken, size, boxOf(panel), mirrored());
      return spot !== null && put(box, spot);
    });
  }

  /** @param {DOMRect} box @param {Spot} spot */
  function put(box, spot) {
    at = spot;
    Object.assign(panel.style, { left: `${box.left + spot.x}px`, top: `${box.top + spot.y}px` });
    return true;
  }

  function inBar() {
    const { left, top, width, height } = bar.getBoundingClientRect();
    take('bar', { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  /** @param {string} form @param {Partial<CSSStyleDeclaration>} [style] */
  function take(form, style = {}) {
    panel.dataset.form = form;
    at = null;
    Object.assign(panel.style, { left: '', top: '', width: '', height: '' }, style);
  }

  return {
    place,
    /** The table was painted anew, perhaps in a window of another size. */
    painted: () => void (seen !== sizeOf(room) && place()),
    /** The next time it looks for its place anew. */
    leave() {
      at = null;
      delete panel.dataset.form;
    },
  };
}

/** @param {HTMLElement} room */
const sizeOf = (room) => `${room.clientWidth} ${room.clientHeight} ${SMALL.matches}`;

/** @param {HTMLElement} panel */
const boxOf = (panel) => ({ width: panel.offsetWidth, height: panel.offsetHeight });

/** @param {Spot} spot @param {{width: number, height: number}} box @param {HTMLElement} room */
const within = ({ x, y }, { width, height }, room) => x + width <= room.clientWidth && y + height <= room.clientHeight;

/** What lies on the table with room for its marks, seen from the room's corner. @param {HTMLElement} root @param {DOMRect} room @returns {Box[]} */
function takenOf(root, room) {
  const rim = MARKS * parseFloat(getComputedStyle(root).getPropertyValue('--card'));
  const boxes = [...root.querySelectorAll('.card:not([hidden]), .place:not([hidden]) > .base:not(.under)')].map((each) => each.getBoundingClientRect());
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left - room.left - rim, top: top - room.top - rim, right: right - room.left + rim, bottom: bottom - room.top + rim,
  }));
}
