// What the moves handed in by the server mean for the player's hands. No rule of any game stands here.

/** @import { Lift, MoveState, PlaceState, TableState } from './types.js' */

/** @param {TableState} table @param {string} place */
export function placeOf(table, place) {
  const found = table.places.find((each) => each.place === place);
  if (!found) throw new Error(`no place ${place}`);
  return found;
}

/** The cards lifted by gripping the card on this seat, null where it may not be lifted. @returns {Lift | null} */
export function liftAt(/** @type {TableState} */ table, /** @type {string} */ place, /** @type {number} */ seat) {
  const { cards, lifts } = placeOf(table, place);
  const count = cards.length - seat;
  return seat >= 0 && count > 0 && count <= lifts && cards[seat].card !== null ? { place, count } : null;
}

/** @param {TableState} table @param {Lift} lift @returns {MoveState[]} */
export const movesOf = (table, lift) =>
  table.moves.filter((move) => move.source === lift.place && move.count === lift.count);

/** @param {TableState} table @param {Lift} lift */
export const targetsOf = (table, lift) => movesOf(table, lift).map((move) => move.target);

/** @param {TableState} table @param {Lift} lift @param {string} target */
export const moveTo = (table, lift, target) => movesOf(table, lift).find((move) => move.target === target)?.move;

/** The best place for lifted cards: a foundation, then cards to lie on, then an empty place. */
export function bestMove(/** @type {TableState} */ table, /** @type {Lift} */ lift) {
  const worth = (/** @type {MoveState} */ move) => {
    const target = placeOf(table, move.target);
    return target.role === 'foundation' ? 0 : target.cards.length ? 1 : 2;
  };
  return [...movesOf(table, lift)].sort((a, b) => worth(a) - worth(b))[0]?.move;
}

/** The move of these verbs that is legal now. @param {TableState} table @param {string[]} verbs */
export const verbMove = (table, verbs) => verbs.find((verb) => table.moves.some((move) => move.move === verb));

/** A move as text, legal or not. @param {Lift} lift @param {string} target */
export const written = (lift, target) => `${lift.place}-${target}${lift.count > 1 ? `x${lift.count}` : ''}`;

/** The cards that a move as text would lift; null for moves that lift none. @param {string} move @returns {Lift | null} */
export function liftOf(move) {
  const found = /^([A-Z]\d*)-\w+?(?:x(\d+))?$/.exec(move);
  return found && { place: found[1], count: Number(found[2] ?? 1) };
}

/** A target to ask the server about, so that it says why these cards stay. @param {TableState} table @param {string} place */
export function anyTarget(table, place) {
  const other = (/** @type {PlaceState} */ each) => each.place !== place;
  const target = table.places.find((each) => each.role === 'tableau' && other(each));
  return (target ?? table.places.find((each) => each.role === 'foundation' && other(each)))?.place;
}
