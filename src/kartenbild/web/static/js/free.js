// Where something lies on the table without covering a card: pure arithmetic over boxes.

/** @import { Size } from './types.js' */
/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 8;

/**
 * The spot for a box, at the foot or a side of the room, as near to the lower corner as it can be, that keeps clear of
 * everything taken; null where there is none.
 * @param {Box[]} taken @param {Size} room @param {Size} wanted
 * @param {boolean} [left] whether the lower left corner is meant, not the right one
 * @returns {Spot | null}
 */
export function freeSpot(taken, room, wanted, left = false) {
  const [most, lowest] = [room.width - wanted.width - GAP, room.height - wanted.height - GAP];
  const xs = steps([GAP, most, ...taken.flatMap((box) => [box.right + GAP, box.left - wanted.width - GAP])], most);
  const ys = steps([GAP, lowest, ...taken.flatMap((box) => [box.bottom + GAP, box.top - wanted.height - GAP])], lowest);
  const away = (/** @type {Spot} */ { x, y }) => (left ? x : most - x) + lowest - y;
  const atEdge = (/** @type {Spot} */ { x, y }) => x === GAP || x === Math.round(most) || y === Math.round(lowest);
  const spots = xs.flatMap((x) => ys.map((y) => ({ x, y }))).filter(atEdge).sort((a, b) => away(a) - away(b));
  return spots.find((spot) => isFree(taken, spot, wanted)) ?? null;
}

/** @param {Box[]} taken @param {Spot} spot @param {Size} wanted */
export function isFree(taken, { x, y }, { width, height }) {
  return taken.every((box) => box.right <= x || box.left >= x + width || box.bottom <= y || box.top >= y + height);
}

/** @param {number[]} values @param {number} most */
const steps = (values, most) => [...new Set(values.map(Math.round))].filter((value) => value >= GAP && value <= Math.round(most));
