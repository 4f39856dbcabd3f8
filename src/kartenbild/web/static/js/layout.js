// Where every card lies: pure arithmetic over a scene (rules/picture.py) and the window's size.

import { fanRooms, inFan } from './fans.js';
import { innermost, onArc, ringsOf } from './oval.js';

/** @import { Base, CardState, Layout, Lie, Line, PlaceState, Scene, Size, Spot } from './types.js' */
/** @import { Room } from './fans.js' */

const RATIO = 1.4;
const LARGE_BELOW = 54;
const SMALLEST = 26;
const LARGE_STRIP = 0.47;
const SMALL_STRIP = 0.33;
const LARGE_STEP = 0.62;
const LOW = 400;
const HUNG = 0.3;
const WHOLE_PIPS = 0.5;
const LARGE_WHOLE = 0.5;

/**
 * The scene that suits the window's shape.
 * @param {Scene[]} scenes
 * @param {Size} size
 */
export function choose(scenes, size) {
  const low = size.height < LOW && size.width > 1.25 * size.height;
  const shape = size.height > size.width ? 'tall' : low ? 'low' : 'wide';
  return scenes.find((scene) => scene.shape === shape) ?? scenes[0];
}

/**
 * Lays all cards out in a window.
 * @param {Scene} whole
 * @param {PlaceState[]} places
 * @param {Size} size
 * @param {{mirrored?: boolean, large?: boolean, small?: boolean, finished?: boolean}} [wish] `small`: a miniature, with no
 *   index to read; `finished`: the game is won, and its families are the picture
 * @returns {Layout}
 */
export function layout(whole, places, size, wish = {}) {
  const scene = wish.finished ? closed(whole) : whole;
  const cards = new Map(places.map((place) => [place.place, place.cards]));
  const roomy = Math.min(size.width / scene.width, size.height / scene.height);
  const needed = !wish.small && roomy < LARGE_BELOW;
  const large = needed || (!wish.small && wish.large === true);
  const mirrored = wish.mirrored === true;
  const fitting = (/** @type {(line: Line) => number} */ open) => shortened(scene, cards, size.height, roomy, open);
  // Large print that is only wished for squeezes a long column more, but makes no card smaller.
  const readable = (/** @type {Line} */ line) => strip(line, needed);
  const card = wish.small ? Math.min(roomy, fitting(() => SMALL_STRIP)) : Math.max(Math.min(roomy, SMALLEST), fitting(readable));
  const frame = framed(scene, size, card, mirrored);
  /** @type {Layout} */
  const result = { card, large, lies: new Map(), bases: new Map(), rings: ringsOf(scene, frame, card) };
  const [fans, inner] = [fanRooms(scene, cards, large), innermost(scene)];
  scene.spots.forEach((spot, rank) => {
    const at = frame(spot);
    const held = cards.get(spot.place) ?? [];
    result.bases.set(spot.place, baseOf(spot, at, card));
    const lies = spread(spot, at, held, { card, large, bottom: size.height, fan: fans.get(spot.place), mirrored, inner });
    // The index stands at the left: what lies farther right lies higher, on a mirrored table too.
    const height = mirrored && !result.rings.length ? scene.spots.length - rank : rank;
    lies.forEach((lie, seat) => result.lies.set(held[seat].key, { ...lie, z: height * 120 + seat }));
  });
  return wish.finished ? finished(result, places, size, { mirrored, large: wish.large === true }) : result;
}

/** The scene of closed circles: they have the window to themselves. @param {Scene} scene @returns {Scene} */
function closed(scene) {
  const ring = scene.spots.find(({ spread }) => spread.how === 'arc');
  return ring ? { ...scene, width: 2 * ring.x, height: 2 * ring.y, spare_x: 0, spare_y: 0 } : scene;
}

/**
 * The table of a won game: circles stay as they are, square piles hang out their families, empty places are gone.
 * @param {Layout} laid @param {PlaceState[]} places @param {Size} size @param {{mirrored: boolean, large: boolean}} wish
 */
function finished(laid, places, size, wish) {
  const up = places.filter(({ role }) => role === 'foundation');
  for (const { place, role } of places) {
    const base = laid.bases.get(place);
    if (base && role !== 'foundation') laid.bases.set(place, { ...base, quiet: true });
  }
  if (laid.rings.length) return laid;
  const hung = families(up, size, wish);
  up.forEach(({ place, cards }, i) => {
    const lies = hung.lies[i].map((lie, seat) => ({ ...lie, z: i * 120 + seat }));
    lies.forEach((lie, seat) => laid.lies.set(cards[seat].key, lie));
    laid.bases.set(place, { ...lies[0], mark: '', quiet: true });
  });
  return { ...laid, card: hung.card, large: hung.large };
}

/** @param {Line} line @param {boolean} large */
const strip = (line, large) => (large ? Math.max(line.least, LARGE_STRIP) : Math.max(line.least, 0.245));

/**
 * The card width at which the longest line fits with readable indices.
 * @param {Scene} scene @param {Map<string, CardState[]>} cards @param {number} height @param {number} roomy
 * @param {(line: Line) => number} open the least step between open cards
 */
function shortened(scene, cards, height, roomy, open) {
  let width = roomy;
  for (const spot of scene.spots) {
    if (spot.spread.how !== 'line' || spot.spread.room !== null) continue;
    const line = spot.spread;
    const needed = sum(steps(cards.get(spot.place) ?? [], open(line), line.covered));
    width = Math.min(width, height / (spot.y + RATIO / 2 + line.keep + needed));
  }
  return width;
}

/**
 * The steps between a line's cards, in card widths.
 * @param {CardState[]} held @param {number} open @param {number} covered
 */
const steps = (held, open, covered) => held.slice(0, -1).map((each) => (each.card === null ? covered : open));

/**
 * How a spot's anchor comes to lie in the window.
 * @param {Scene} scene @param {Size} size @param {number} card @param {boolean} mirrored
 * @returns {(spot: Spot) => {x: number, y: number}}
 */
function framed(scene, size, card, mirrored) {
  const spareX = size.width - scene.width * card;
  const spareY = size.height - scene.height * card;
  const usedX = Math.max(0, Math.min(spareX, scene.spare_x * card));
  const usedY = Math.max(0, Math.min(spareY, scene.spare_y * card));
  const left = (spareX - usedX) / 2;
  const top = Math.max(0, (spareY - usedY) / 2);
  return (spot) => {
    const x = left + spot.x * card + spot.share_x * usedX;
    return { x: mirrored ? size.width - x : x, y: top + spot.y * card + spot.share_y * usedY };
  };
}

/**
 * @param {Spot} spot @param {{x: number, y: number}} at @param {number} card
 * @returns {Base}
 */
function baseOf(spot, at, card) {
  if (spot.spread.how !== 'arc') return { ...at, turn: spot.turn, mark: spot.mark, quiet: spot.quiet };
  const first = onArc(spot.spread, at, card, 0);
  return { x: first.x, y: first.y, turn: first.turn, mark: spot.mark, quiet: spot.quiet };
}

/**
 * @typedef {object} Setting
 * @property {number} card
 * @property {boolean} large
 * @property {number} bottom
 * @property {boolean} mirrored
 * @property {number} inner the radius of the innermost circle
 * @property {Room | undefined} fan
 */

/**
 * @param {Spot} spot @param {{x: number, y: number}} at @param {CardState[]} held @param {Setting} setting
 * @returns {Omit<Lie, 'z'>[]}
 */
function spread(spot, at, held, setting) {
  const kind = spot.spread;
  if (kind.how === 'line') return inLine(kind, at, held, setting);
  if (kind.how === 'fan') return inFan(kind, spot, at, held, setting);
  if (kind.how === 'arc') return held.map((_, seat) => ({ ...onArc(kind, at, setting.card, seat), overlaid: kind.radius > setting.inner }));
  return stacked(spot, at, held, setting.card);
}

/**
 * A square pile; only its uppermost papers are drawn, a hidden stock a little raised.
 * @param {Spot} spot @param {{x: number, y: number}} at @param {CardState[]} held @param {number} card
 */
function stacked(spot, at, held, card) {
  const top = held.length - 1;
  const raise = held[top]?.card === null ? card * 0.018 : 0;
  return held.map((_, seat) => {
    const depth = Math.min(2, top - seat);
    return { x: at.x + depth * raise, y: at.y + depth * raise, turn: spot.turn, shown: top - seat < 3, clip: '' };
  });
}

/**
 * A column that squeezes before it leaves the window: all its steps shrink alike from their largest to their least, then large
 * indices with their strips.
 * @param {Line} line @param {{x: number, y: number}} at @param {CardState[]} held @param {Setting} setting
 */
function inLine(line, at, held, { card, large, bottom }) {
  const foot = line.room === null ? bottom - line.keep * card : at.y + (line.room - RATIO / 2) * card;
  const available = Math.max(0, (foot - at.y) / card - RATIO / 2);
  const largest = steps(held, Math.max(line.largest, large ? LARGE_STEP : 0), 2 * line.covered);
  const least = steps(held, strip(line, large), line.covered);
  const dense = steps(held, strip(line, false), line.covered);
  const crowded = sum(least) > available;
  const [from, to] = crowded ? [dense, least] : [least, largest];
  const ease = Math.max(0, Math.min(1, (available - sum(from)) / (sum(to) - sum(from) || 1)));
  const squeeze = Math.min(1, available / (sum(from) || 1));
  let y = at.y;
  return held.map((each, seat) => {
    const step = (from[seat] + (to[seat] - from[seat]) * ease) * squeeze;
    const lie = { x: at.x, y, turn: 0, shown: true, clip: '', tight: large && each.card !== null ? narrow(step) : undefined };
    y += (step || 0) * card;
    return lie;
  });
}

/** The strip in which a large index has to become smaller; none where it has room, or where nothing lies on the card. @param {number} step */
const narrow = (step) => (step < LARGE_WHOLE ? step : undefined);

/**
 * A won game's families, ace to king, side by side over the whole table: each hangs from the upper edge.
 * @param {PlaceState[]} up @param {Size} size @param {{mirrored: boolean, large: boolean}} wish
 */
function families(up, size, wish) {
  const most = Math.max(1, ...up.map(({ cards }) => cards.length - 1));
  const card = Math.min(size.height / (RATIO + 0.2 + most * HUNG), size.width / (up.length * 1.06 + 0.1));
  const large = wish.large || card < LARGE_BELOW;
  const pitch = Math.min(size.width / up.length, 1.6 * card);
  return { card, large, lies: up.map(hung) };

  /** @param {PlaceState} family @param {number} i @returns {Omit<Lie, 'z'>[]} */
  function hung({ cards }, i) {
    const off = (i - (up.length - 1) / 2) * pitch;
    const room = Math.min(LARGE_STEP, (size.height / card - RATIO - 0.2) / most);
    const step = !large && room > HUNG && room < WHOLE_PIPS ? HUNG : room;
    const top = (size.height - (RATIO + step * (cards.length - 1)) * card) / 2 + (RATIO / 2) * card;
    const x = size.width / 2 + (wish.mirrored ? -off : off);
    return cards.map((_, seat) => {
      const covered = seat < cards.length - 1;
      // A strip shows its upper pips whole or not at all.
      const seen = covered ? { strip: step, tight: large ? narrow(step) : undefined } : {};
      return { x, y: top + seat * step * card, turn: 0, shown: true, clip: '', ...seen };
    });
  }
}

const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);
