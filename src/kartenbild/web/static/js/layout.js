// Where every card lies: pure arithmetic over a scene (rules/picture.py) and the window's size.

/** @import { Arc, Base, CardState, Fan, Layout, Lie, Line, PlaceState, Ring, Scene, Size, Spot } from './types.js' */

const RATIO = 1.4;
const LARGE_BELOW = 54;
const SMALLEST = 26;
const LARGE_STRIP = 0.47;
const SMALL_STRIP = 0.33;
const LARGE_STEP = 0.62;
const LARGE_FAN = 0.34;
const FAN_EDGE = 1.08;

/**
 * The scene that suits the window's shape.
 * @param {Scene[]} scenes
 * @param {Size} size
 */
export function choose(scenes, size) {
  const shape = size.height > size.width ? 'tall' : 'wide';
  return scenes.find((scene) => scene.shape === shape) ?? scenes[0];
}

/**
 * Lays all cards out in a window.
 * @param {Scene} scene
 * @param {PlaceState[]} places
 * @param {Size} size
 * @param {{mirrored?: boolean, large?: boolean, small?: boolean}} [wish] `small`: a miniature, with no index to read
 * @returns {Layout}
 */
export function layout(scene, places, size, wish = {}) {
  const cards = new Map(places.map((place) => [place.place, place.cards]));
  const roomy = Math.min(size.width / scene.width, size.height / scene.height);
  const large = !wish.small && (wish.large || roomy < LARGE_BELOW);
  const card = wish.small ? Math.min(roomy, shortened(scene, cards, size.height, roomy, () => SMALL_STRIP)) : Math.max(Math.min(roomy, SMALLEST), shortened(scene, cards, size.height, roomy, (line) => strip(line, large)));
  const frame = framed(scene, size, card, wish.mirrored === true);
  /** @type {Layout} */
  const result = { card, large, lies: new Map(), bases: new Map(), rings: [] };
  const fans = fanRooms(scene, cards, large);
  scene.spots.forEach((spot, rank) => {
    const at = frame(spot);
    const held = cards.get(spot.place) ?? [];
    const base = baseOf(spot, at, card);
    result.bases.set(spot.place, base);
    const lies = spread(spot, at, held, { card, large, bottom: size.height, fan: fans.get(spot.place), mirrored: wish.mirrored === true });
    lies.forEach((lie, seat) => result.lies.set(held[seat].key, { ...lie, z: rank * 120 + seat }));
  });
  result.rings = ringsOf(scene, frame, card);
  return result;
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
 * @property {{room: number, shift: number} | undefined} fan
 */

/**
 * @param {Spot} spot @param {{x: number, y: number}} at @param {CardState[]} held @param {Setting} setting
 * @returns {Omit<Lie, 'z'>[]}
 */
function spread(spot, at, held, setting) {
  const kind = spot.spread;
  if (kind.how === 'line') return inLine(kind, at, held, setting);
  if (kind.how === 'fan') return inFan(kind, spot, at, held, setting);
  if (kind.how === 'arc') return held.map((_, seat) => onArc(kind, at, setting.card, seat));
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
 * A column that squeezes before it leaves the window: all its steps shrink alike from their largest to their least.
 * @param {Line} line @param {{x: number, y: number}} at @param {CardState[]} held @param {Setting} setting
 */
function inLine(line, at, held, { card, large, bottom }) {
  const foot = line.room === null ? bottom - line.keep * card : at.y + (line.room - RATIO / 2) * card;
  const available = (foot - at.y) / card - RATIO / 2;
  const least = steps(held, strip(line, large), line.covered);
  const largest = steps(held, Math.max(line.largest, large ? LARGE_STEP : 0), 2 * line.covered);
  const ease = Math.max(0, Math.min(1, (available - sum(least)) / (sum(largest) - sum(least) || 1)));
  const squeeze = Math.min(1, Math.max(0, available) / (sum(least) || 1));
  let y = at.y;
  return held.map((_, seat) => {
    if (seat) y += (least[seat - 1] + (largest[seat - 1] - least[seat - 1]) * ease) * squeeze * card;
    return { x: at.x, y, turn: 0, shown: true, clip: '' };
  });
}

/**
 * A small fan around a point below it, turned as a whole with its spot.
 * @param {Fan} fan @param {Spot} spot @param {{x: number, y: number}} at @param {CardState[]} held @param {Setting} setting
 */
function inFan(fan, spot, at, held, { card, fan: given, mirrored }) {
  const { room, shift } = given ?? { room: fan.room, shift: 0 };
  const gaps = Math.max(held.length - 1, 1);
  const step = Math.min(fan.largest, Math.max(0.04, (room - FAN_EDGE) / gaps));
  const whole = radians(mirrored ? -spot.turn : spot.turn);
  return held.map((_, seat) => {
    const off = ((seat - (held.length - 1) / 2) * step) / fan.pivot;
    const x = fan.pivot * Math.sin(off) + (mirrored ? -shift : shift);
    const y = fan.pivot * (1 - Math.cos(off));
    return {
      x: at.x + (x * Math.cos(whole) - y * Math.sin(whole)) * card,
      y: at.y + (x * Math.sin(whole) + y * Math.cos(whole)) * card,
      turn: degrees(whole + off),
      shown: true,
      clip: '',
    };
  });
}

/**
 * How much room each fan has where it is not its own: more where it is long and its neighbours are short.
 * @param {Scene} scene @param {Map<string, CardState[]>} cards @param {boolean} large
 */
function fanRooms(scene, cards, large) {
  /** @type {Map<number, {spot: Spot, fan: Fan}[]>} */
  const rows = new Map();
  for (const spot of scene.spots) {
    if (spot.spread.how === 'fan') rows.set(spot.spread.row, [...(rows.get(spot.spread.row) ?? []), { spot, fan: spot.spread }]);
  }
  /** @type {Map<string, {room: number, shift: number}>} */
  const rooms = new Map();
  for (const row of rows.values()) shareRow(row, cards, large, rooms);
  return rooms;
}

/**
 * A fan keeps to its own room while all of its row can be read there; else the row is shared out card by card.
 * @param {{spot: Spot, fan: Fan}[]} row @param {Map<string, CardState[]>} cards @param {boolean} large
 * @param {Map<string, {room: number, shift: number}>} rooms
 */
function shareRow(row, cards, large, rooms) {
  const covered = row.map(({ spot }) => Math.max(0, (cards.get(spot.place)?.length ?? 0) - 1));
  const least = (/** @type {Fan} */ fan) => (large ? Math.max(fan.least, LARGE_FAN) : fan.least);
  if (row.every(({ fan }, i) => FAN_EDGE + covered[i] * least(fan) <= fan.room)) return;
  const whole = sum(row.map(({ fan }) => fan.room));
  const step = Math.min(row[0].fan.largest, (whole - row.length * FAN_EDGE) / (sum(covered) || 1));
  const over = (whole - row.length * FAN_EDGE - sum(covered) * step) / row.length;
  let left = 0;
  row.forEach(({ spot, fan }, i) => {
    const room = FAN_EDGE + covered[i] * step + over;
    rooms.set(spot.place, { room, shift: left + room / 2 - (i + 0.5) * fan.room });
    left += room;
  });
}

/**
 * A card turned on its circle; the last slot's card lies under the one that opens the next half.
 * @param {Arc} arc @param {{x: number, y: number}} at @param {number} card @param {number} seat
 */
function onArc(arc, at, card, seat) {
  const step = (arc.end - arc.start) / arc.slots;
  const turn = arc.start + seat * step;
  const angle = radians(turn);
  return {
    x: at.x + arc.radius * Math.sin(angle) * card,
    y: at.y - arc.radius * Math.cos(angle) * card,
    turn,
    shown: true,
    clip: seat === arc.slots - 1 ? underNext(arc.radius, radians(step)) : '',
  };
}

/**
 * The part of a card that is seen when the next one on the circle lies over it.
 * @param {number} radius @param {number} step
 */
function underNext(radius, step) {
  const edge = (/** @type {number} */ y) => {
    const [px, py] = [-0.5, y - radius];
    return [px * Math.cos(step) - py * Math.sin(step) + 0.5, px * Math.sin(step) + py * Math.cos(step) + radius + 0.7];
  };
  const [top, foot] = [edge(-0.7), edge(0.7)];
  const at = (/** @type {number} */ y) => top[0] + ((foot[0] - top[0]) * (y - top[1])) / (foot[1] - top[1]);
  const cent = (/** @type {number} */ x) => `${(Math.min(1.2, x) * 100).toFixed(1)}%`;
  return `polygon(-10% -10%, ${cent(at(-0.14))} -10%, ${cent(at(1.54))} 110%, -10% 110%)`;
}

/**
 * @param {Scene} scene @param {(spot: Spot) => {x: number, y: number}} frame @param {number} card
 * @returns {Ring[]}
 */
function ringsOf(scene, frame, card) {
  /** @type {Map<number, Ring>} */
  const rings = new Map();
  for (const spot of scene.spots) {
    if (spot.spread.how === 'arc') rings.set(spot.spread.radius, { ...frame(spot), radius: spot.spread.radius * card });
  }
  return [...rings.values()];
}

const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b, 0);
const radians = (/** @type {number} */ degree) => (degree * Math.PI) / 180;
const degrees = (/** @type {number} */ radian) => (radian * 180) / Math.PI;
