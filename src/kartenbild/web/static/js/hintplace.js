// Where the hint's panel stands: on bare felt, whole or with one move at a time; else, and in small windows, in a row of its own.

import { freeSpot, isFree } from './free.js';

/** @import { Box, Spot } from './free.js' */

const FORMS = [['full', 21], ['full', 27], ['full', 34], ['short', 21], ['short', 28]];
/** How far the widest mark of a card reaches, in breadths of a card. */
const MARKS = 0.09;
const SMALL = matchMedia('(max-width: 40rem), (max-height: 30rem), (max-aspect-ratio: 1/1)');

/**
 * @param {HTMLElement} panel @param {HTMLElement} root the table
 * @param {() => boolean} mirrored
 */
export function createHintPlace(panel, root, mirrored) {
  const room = /** @type {HTMLElement} */ (root.parentElement);
  let seen = '';

  /** Once in its row the panel stays there until it is closed: the table would jump back and forth. */
  function place() {
    seen = sizeOf(room);
    if (panel.dataset.form === 'docked') return;
    if (SMALL.matches || !onFelt()) dock();
  }

  /** Whether bare felt was found. */
  function onFelt() {
    const taken = takenOf(root, room.getBoundingClientRect());
    const size = { width: room.clientWidth, height: room.clientHeight };
    if (panel.dataset.form && isFree(taken, spotOf(panel), boxOf(panel)) && within(panel, room)) return true;
    return FORMS.some(([form, width]) => {
      panel.dataset.form = String(form);
      panel.style.width = `${width}rem`;
      const spot = freeSpot(taken, size, boxOf(panel), mirrored());
      if (spot) [panel.style.left, panel.style.top] = [`${spot.x}px`, `${spot.y}px`];
      return spot !== null;
    });
  }

  function dock() {
    panel.dataset.form = 'docked';
    panel.style.width = panel.style.left = panel.style.top = '';
  }

  return {
    place,
    /** The table was painted anew, perhaps in a window of another size. */
    painted: () => void (seen !== sizeOf(room) && place()),
    /** The next time it looks for its place anew. */
    leave: () => void delete panel.dataset.form,
  };
}

/** @param {HTMLElement} room */
const sizeOf = (room) => `${room.clientWidth} ${room.clientHeight}`;

/** @param {HTMLElement} panel */
const boxOf = (panel) => ({ width: panel.offsetWidth, height: panel.offsetHeight });

/** @param {HTMLElement} panel @returns {Spot} */
const spotOf = (panel) => ({ x: parseFloat(panel.style.left), y: parseFloat(panel.style.top) });

/** @param {HTMLElement} panel @param {HTMLElement} room */
function within(panel, room) {
  const [{ x, y }, { width, height }] = [spotOf(panel), boxOf(panel)];
  return x + width <= room.clientWidth && y + height <= room.clientHeight;
}

/** What lies on the table with room for its marks, seen from the room's corner. @param {HTMLElement} root @param {DOMRect} room @returns {Box[]} */
function takenOf(root, room) {
  const rim = MARKS * parseFloat(getComputedStyle(root).getPropertyValue('--card'));
  const boxes = [...root.querySelectorAll('.card:not([hidden]), .place:not([hidden]) > .base:not(.under)')].map((each) => each.getBoundingClientRect());
  return boxes.map(({ left, top, right, bottom }) => ({
    left: left - room.left - rim, top: top - room.top - rim, right: right - room.left + rim, bottom: bottom - room.top + rim,
  }));
}
