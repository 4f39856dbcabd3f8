// Cards turned on a circle or an oval, in equal steps along it.

/** @import { Arc, Ring, Scene, Spot } from './types.js' */

const SAMPLES = 180;
const ON_ITS_SIDE = 0.6;

/** @typedef {{x: number, y: number, turn: number}} Pose in card widths from the centre, and degrees */

/** @type {Map<string, number[]>} */
const measured = new Map();

/**
 * A card on its arc; the last slot's card lies under the one that opens the next half.
 * @param {Arc} arc @param {{x: number, y: number}} at @param {number} card its width in pixels @param {number} seat
 */
export function onArc(arc, at, card, seat) {
  const pose = poseOn(arc, seat / arc.slots);
  const clip = seat === arc.slots - 1 ? underNext(pose, poseOn(arc, 1)) : '';
  // Where the strip that is seen lies on its side, an upright index has more room in breadth than in height.
  const abreast = arc.across !== arc.radius || Math.abs(Math.sin(radians(pose.turn))) > ON_ITS_SIDE;
  return { x: at.x + pose.x * card, y: at.y + pose.y * card, turn: pose.turn, shown: true, clip, abreast };
}

/** @param {Scene} scene @param {(spot: Spot) => {x: number, y: number}} frame @param {number} card @returns {Ring[]} */
export function ringsOf(scene, frame, card) {
  /** @type {Map<number, Ring>} */
  const rings = new Map();
  for (const spot of scene.spots) {
    if (spot.spread.how !== 'arc') continue;
    const { radius, across } = spot.spread;
    rings.set(radius, { ...frame(spot), radius: radius * card, across: across * card });
  }
  return [...rings.values()];
}

/** The radius of the innermost circle, whose cards lie over those of all others. @param {Scene} scene */
export const innermost = (scene) => Math.min(...scene.spots.flatMap(({ spread }) => (spread.how === 'arc' ? [spread.radius] : [])));

/** The pose at this share of the arc's length. @param {Arc} arc @param {number} share @returns {Pose} */
function poseOn(arc, share) {
  const angle = radians(arc.start + (arc.end - arc.start) * (arc.across === arc.radius ? share : paced(arc, share)));
  const [x, y] = [arc.across * Math.sin(angle), -arc.radius * Math.cos(angle)];
  const turn = degrees(Math.atan2(x / arc.across ** 2, -y / arc.radius ** 2));
  return { x, y, turn: turn < arc.start - 1 ? turn + 360 : turn };
}

/** The share of the angle at which this share of an oval's length is gone. @param {Arc} arc @param {number} share */
function paced(arc, share) {
  const lengths = lengthsOf(arc);
  const gone = share * lengths[SAMPLES];
  const after = Math.max(1, lengths.findIndex((length) => length >= gone - 1e-9));
  const [low, high] = [lengths[after - 1], lengths[after]];
  return (after - 1 + (gone - low) / (high - low)) / SAMPLES;
}

/** How long the arc is up to each of many equal angles. @param {Arc} arc @returns {number[]} */
function lengthsOf({ across, radius, start, end }) {
  const name = [across, radius, start, end].join();
  const known = measured.get(name);
  if (known) return known;
  const point = (/** @type {number} */ i) => {
    const angle = radians(start + ((end - start) * i) / SAMPLES);
    return [across * Math.sin(angle), radius * Math.cos(angle)];
  };
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [[x, y], [u, v]] = [point(i - 1), point(i)];
    lengths.push(lengths[i - 1] + Math.hypot(u - x, v - y));
  }
  measured.set(name, lengths);
  return lengths;
}

/** The part of a card that is seen when the next one on the arc lies over it. @param {Pose} pose @param {Pose} next */
function underNext(pose, next) {
  const edge = (/** @type {number} */ y) => into(pose, outOf(next, -0.5, y));
  const [top, foot] = [edge(-0.7), edge(0.7)];
  const at = (/** @type {number} */ y) => top[0] + ((foot[0] - top[0]) * (y - top[1])) / (foot[1] - top[1]);
  const cent = (/** @type {number} */ x) => `${(Math.min(0.7, x) * 100 + 50).toFixed(1)}%`;
  return `polygon(-10% -10%, ${cent(at(-0.84))} -10%, ${cent(at(0.84))} 110%, -10% 110%)`;
}

/** A point of a card as it lies. @param {Pose} pose @param {number} x @param {number} y */
function outOf(pose, x, y) {
  const [sin, cos] = [Math.sin(radians(pose.turn)), Math.cos(radians(pose.turn))];
  return [pose.x + x * cos - y * sin, pose.y + x * sin + y * cos];
}

/** A point on the table as the card has it. @param {Pose} pose @param {number[]} point */
function into(pose, [x, y]) {
  const [sin, cos] = [Math.sin(radians(pose.turn)), Math.cos(radians(pose.turn))];
  return [(x - pose.x) * cos + (y - pose.y) * sin, (y - pose.y) * cos - (x - pose.x) * sin];
}

const radians = (/** @type {number} */ degree) => (degree * Math.PI) / 180;
const degrees = (/** @type {number} */ radian) => (radian * 180) / Math.PI;
