// Motion follows the model and never holds it up: any input ends it.

/** @import { Flight, Lie } from './types.js' */

const LEG = 190;
const IN_FLIGHT = 13;
const APPLAUSE = 260;
const EASE = 'cubic-bezier(.25,.7,.3,1)';

/** @type {Map<Animation, () => void>} what moves, and what is left to do when it ends */
const moving = new Map();
/** @type {Set<() => void>} */
const waiting = new Set();

/** Ends all motion where it was going. */
export function settle() {
  for (const motion of [...moving.keys()]) motion.cancel();
  for (const [motion, done] of [...moving]) end(motion, done);
}

/** Resolves when nothing moves any more. @returns {Promise<void>} */
export const settled = () => (moving.size ? new Promise((done) => waiting.add(done)) : Promise.resolve());

/**
 * Lets cards fly to where they already are, one after the other, at most 13 at once.
 * @param {Flight[]} flights
 */
export function fly(flights) {
  const apart = flights.length > IN_FLIGHT ? LEG / IN_FLIGHT : flights.length > 4 ? 12 : 0;
  const heaped = flights.filter((flight) => flight.by);
  heaped.forEach(({ element, from, by }, rank) => {
    const held = start(element, [pose(from), pose(/** @type {Lie} */ (by))], { duration: LEG, delay: rank * apart, fill: 'both' });
    // It stays on the heap until its next way begins.
    moving.set(held, () => {});
  });
  const ready = heaped.length ? heaped.length * apart + LEG : 0;
  flights.forEach((flight, rank) => lastLeg(flight, ready + rank * apart));
}

/** @param {Flight} flight @param {number} delay */
function lastLeg({ element, from, by, to, back }, delay) {
  const frames = back ? turned(by ?? from, to) : [pose(by ?? from), pose(to)];
  const motion = start(element, frames, { duration: LEG, delay, fill: by ? 'none' : 'backwards' });
  const cover = back?.();
  if (cover) uncover(element, cover, delay + LEG / 2);
  element.classList.add('flying');
  moving.set(motion, () => {
    for (const other of element.getAnimations()) other.cancel();
    element.classList.remove('flying');
    cover?.remove();
  });
}

/** Cards rise a little one after the other, as an applause. @param {{element: HTMLElement, to: Lie}[]} cards */
export function wave(cards) {
  cards.forEach(({ element, to }, rank) => {
    const frames = [pose(to), { transform: `${transform(to)} scale(1.12)` }, pose(to)];
    moving.set(start(element, frames, { duration: APPLAUSE, delay: (rank * APPLAUSE) / IN_FLIGHT }), () => {});
  });
}

/** Cards that have to stay shake their heads. @param {HTMLElement[]} elements */
export function shake(elements) {
  const frames = [0, -6, 5, -4, 2, 0].map((x) => ({ translate: `${x}px` }));
  for (const element of elements) moving.set(start(element, frames, { duration: 320 }), () => {});
}

/** @param {HTMLElement} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
function start(element, frames, timing) {
  const motion = element.animate(frames, { easing: EASE, ...timing });
  motion.onfinish = motion.oncancel = () => end(motion, moving.get(motion));
  return motion;
}

/** @param {Animation} motion @param {(() => void) | undefined} done */
function end(motion, done) {
  if (!moving.delete(motion)) return;
  done?.();
  if (moving.size) return;
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** A card that stands on edge half way. @param {Lie} from @param {Lie} to @returns {Keyframe[]} */
function turned(from, to) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, turn: (from.turn + to.turn) / 2 };
  return [
    { ...pose(from), easing: 'ease-in' },
    { transform: `${transform(middle)} scaleX(.03)`, easing: 'ease-out' },
    pose(to),
  ];
}

/** The card's back lies over its face until it stands on edge. @param {HTMLElement} element @param {Element} back @param {number} until */
function uncover(element, back, until) {
  back.classList.add('turning');
  element.append(back);
  back.animate([{ transform: 'scale(0)' }, { transform: 'scale(0)' }], { delay: until, duration: 2 * LEG });
}

/** @param {Lie} lie */
const pose = (lie) => ({ transform: transform(lie) });

/** @param {{x: number, y: number, turn: number}} lie */
export const transform = ({ x, y, turn }) =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) translate(-50%, -50%)${turn ? ` rotate(${turn.toFixed(3)}deg)` : ''}`;

/** Whether the player wants motion at all. @param {{animate: boolean}} settings */
export const wanted = (settings) => settings.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches;
