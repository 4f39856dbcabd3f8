// Which cards are on their way between two states of the table, and in which order. Pure, like the layout.

/** @import { Journey, Layout, Size, TableState, View } from './types.js' */

/**
 * The ways of all cards that lie elsewhere than before or were turned up; those of the last move come first.
 * @param {Layout} old @param {Layout} now @param {View} view @param {View} before
 * @returns {Journey[]}
 */
export function journeys(old, now, view, before) {
  const order = ordered(now, view.table, before.table);
  const [was, is] = [faces(before.table), faces(view.table)];
  // Where all cards have become smaller, those of the move fly and the others are there; a finished picture unfolds.
  const resized = old.card !== now.card && view.table.status === before.table.status;
  /** @type {Journey[]} */
  const found = [];
  for (const key of order) {
    const [from, to] = [old.lies.get(key), now.lies.get(key)];
    if (!from || !to || (!from.shown && !to.shown)) continue;
    const turns = was.get(key) === null && is.get(key) !== null;
    const moved = Math.abs(from.x - to.x) + Math.abs(from.y - to.y) + Math.abs(from.turn - to.turn) >= 1;
    if (turns || (moved && !(resized && !view.table.last?.keys.includes(key)))) found.push({ key, from, to, turns });
  }
  return gathers(view, before) ? found.map((journey) => overHeap(journey, now, view.table)) : found;
}

/** All laid-out cards on their way from the stock, or from below the table, in the order they were dealt. @param {Layout} now @param {View} view @param {Size} size */
export function opening(now, view, size) {
  const stock = stockOf(view.table);
  const waits = new Set(view.table.places.find((each) => each.place === stock)?.cards.map(({ key }) => key));
  const at = now.bases.get(stock);
  const from = { x: at?.quiet === false ? at.x : size.width / 2, y: at?.quiet === false ? at.y : size.height + now.card, turn: 0 };
  const open = faces(view.table);
  return [...now.lies]
    .filter(([key, lie]) => lie.shown && !waits.has(key))
    .sort(([a], [b]) => a - b)
    .map(([key, to]) => ({ key, from: { ...to, ...from }, to, turns: open.get(key) !== null }));
}

/** @param {Layout} now @param {TableState} table @param {TableState} before */
function ordered(now, table, before) {
  const rank = new Map((table.last?.keys ?? before.last?.keys ?? []).map((key, i) => [key, i - 1000]));
  const order = (/** @type {number} */ key) => rank.get(key) ?? now.lies.get(key)?.z ?? 0;
  return [...now.lies.keys()].sort((a, b) => order(a) - order(b));
}

/** @param {TableState} table */
const faces = (table) => new Map(table.places.flatMap(({ cards }) => cards.map(({ key, card }) => [key, card])));

/** Whether the last move squared the whole table up. @param {View} view @param {View} before */
const gathers = ({ table }, before) => table.last?.move === 'gather' && table.made > before.table.made;

/** @param {Journey} journey @param {Layout} now @param {TableState} table @returns {Journey} */
function overHeap(journey, now, table) {
  const heap = now.bases.get(stockOf(table));
  return heap ? { ...journey, turns: false, by: { ...journey.to, x: heap.x, y: heap.y, turn: 0 } } : journey;
}

/** @param {TableState} table */
const stockOf = (table) => table.places.find(({ role }) => role === 'stock')?.place ?? '';
