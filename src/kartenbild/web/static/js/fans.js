// Small fans, and how a row of them shares its room.

/** @import { CardState, Fan, Lie, Scene, Spot } from './types.js' */

const WHOLE = 1.08;
const LEAST_WHOLE = 0.72;
const INDEX = 0.21;
const LARGE_INDEX = 0.38;

/** @typedef {{room: number, shift: number, step: number}} Room of one fan, in card widths: what it has, where, and its step */

/**
 * A small fan around a point below it, turned as a whole with its spot.
 * @param {Fan} fan @param {Spot} spot @param {{x: number, y: number}} at @param {CardState[]} held
 * @param {{card: number, large: boolean, mirrored: boolean, fan: Room | undefined}} setting
 * @returns {Omit<Lie, 'z'>[]}
 */
export function inFan(fan, spot, at, held, { card, large, mirrored, fan: given }) {
  const own = Math.min(fan.largest, (fan.room - WHOLE) / Math.max(held.length - 1, 1));
  const { step, shift } = given ?? { step: own, shift: 0 };
  const whole = radians(mirrored ? -spot.turn : spot.turn);
  const tight = step < (large ? LARGE_INDEX : INDEX) ? step : undefined;
  return held.map((_, seat) => {
    const off = ((seat - (held.length - 1) / 2) * step) / fan.pivot;
    const x = fan.pivot * Math.sin(off) + (mirrored ? -shift : shift);
    const y = fan.pivot * (1 - Math.cos(off));
    return {
      x: at.x + (x * Math.cos(whole) - y * Math.sin(whole)) * card,
      y: at.y + (x * Math.sin(whole) + y * Math.cos(whole)) * card,
      turn: ((whole + off) * 180) / Math.PI,
      shown: true,
      clip: '',
      tight: seat < held.length - 1 ? tight : undefined,
    };
  });
}

/**
 * The room of each fan whose row is too full for every fan to keep to its own.
 * @param {Scene} scene @param {Map<string, CardState[]>} cards @param {boolean} large
 */
export function fanRooms(scene, cards, large) {
  /** @type {Map<number, {spot: Spot, fan: Fan}[]>} */
  const rows = new Map();
  for (const spot of scene.spots) {
    if (spot.spread.how === 'fan') rows.set(spot.spread.row, [...(rows.get(spot.spread.row) ?? []), { spot, fan: spot.spread }]);
  }
  /** @type {Map<string, Room>} */
  const rooms = new Map();
  for (const row of rows.values()) shareRow(row, cards, large, rooms);
  return rooms;
}

/**
 * A fan keeps to its own room while all of its row can be read there; else the row is shared out card by card, and where
 * that is not enough, fans lie over the right edge of their neighbours.
 * @param {{spot: Spot, fan: Fan}[]} row @param {Map<string, CardState[]>} cards @param {boolean} large
 * @param {Map<string, Room>} rooms
 */
function shareRow(row, cards, large, rooms) {
  const covered = row.map(({ spot }) => Math.max(0, (cards.get(spot.place)?.length ?? 0) - 1));
  const index = large ? LARGE_INDEX : INDEX;
  if (row.every(({ fan }, i) => WHOLE + covered[i] * Math.min(index, fan.largest) <= fan.room)) return;
  const across = sum(row.map(({ fan }) => fan.room));
  const all = sum(covered) || 1;
  const edge = Math.max(LEAST_WHOLE, Math.min(WHOLE, (across - WHOLE - all * index) / Math.max(row.length - 1, 1)));
  const free = across - WHOLE - (row.length - 1) * edge;
  const step = Math.min(row[0].fan.largest, free / all);
  const over = (free - all * step) / row.length;
  let left = 0;
  row.forEach(({ spot, fan }, i) => {
    const room = edge + covered[i] * step + over;
    const middle = left + over / 2 + (covered[i] * step + WHOLE) / 2;
    rooms.set(spot.place, { room, step, shift: middle - (i + 0.5) * fan.room });
    left += room;
  });
}

const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);
const radians = (/** @type {number} */ degree) => (degree * Math.PI) / 180;
