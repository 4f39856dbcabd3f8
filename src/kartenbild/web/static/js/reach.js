// Which place dropped cards are meant for: the nearest legal one in a generous zone, unless they lie clearly on another.

import { placeOf } from './choose.js';

/** @import { Layout, Lift, TableState } from './types.js' */

const LEGAL_ZONE = 1.15;
const OTHER_ZONE = 0.62;
const TAKING = ['tableau', 'foundation'];

/**
 * @param {{x: number, y: number}} point the centre of the lowest lifted card, in the table's pixels
 * @param {Layout} laid @param {TableState} table @param {Lift} lift @param {string[]} targets
 */
export function meant(point, laid, table, lift, targets) {
  const legal = nearest(point, laid, table, targets, LEGAL_ZONE);
  const others = table.places.filter(({ place, role }) => place !== lift.place && !targets.includes(place) && TAKING.includes(role));
  const other = nearest(point, laid, table, others.map(({ place }) => place), OTHER_ZONE);
  if (legal && !(other && other.far < legal.far / 2)) return legal.place;
  return other && other.far < distance(point, laid, table, lift.place) ? other.place : null;
}

/**
 * @param {{x: number, y: number}} point @param {Layout} laid @param {TableState} table @param {string[]} places
 * @param {number} zone in card widths
 */
function nearest(point, laid, table, places, zone) {
  const [first] = places
    .map((place) => ({ place, far: distance(point, laid, table, place) }))
    .filter(({ far }) => far < zone * laid.card)
    .sort((a, b) => a.far - b.far);
  return first ?? null;
}

/** @param {{x: number, y: number}} point @param {Layout} laid @param {TableState} table @param {string} name */
function distance(point, laid, table, name) {
  const place = placeOf(table, name);
  const lies = place.cards.map((card) => laid.lies.get(card.key)).filter((lie) => lie?.shown);
  const spots = [...lies, laid.bases.get(name)].filter((spot) => spot !== undefined);
  return Math.min(...spots.map((spot) => Math.hypot(spot.x - point.x, (spot.y - point.y) / 1.4)));
}
