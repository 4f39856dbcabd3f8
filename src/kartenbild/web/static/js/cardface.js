// A card's picture, from the sprite; the element's own words are for the reader, the picture is not.

const SVG = 'http://www.w3.org/2000/svg';
const GERMAN = { J: 'B', Q: 'D' };

/** @param {string} name @param {Record<string, string | number>} [attributes] */
export function svg(name, attributes = {}) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** @param {string} symbol @param {Record<string, string | number>} [attributes] */
const use = (symbol, attributes = {}) => svg('use', { href: `${sprite()}#${symbol}`, ...attributes });

const sprite = () => document.documentElement.dataset.sprite ?? '/static/cards.svg';

/**
 * @param {string | null} card e.g. 'QH', null face down
 * @param {{german: boolean, back: string, beside: boolean}} style `beside`: the suit stands beside the rank
 */
export function picture(card, style) {
  const root = svg('svg', { viewBox: '0 0 250 350', class: 'paper', 'aria-hidden': 'true', focusable: 'false' });
  root.append(...(card === null ? [use(`back-${style.back}`)] : front(card, style)));
  return root;
}

/** @param {string} card @param {{german: boolean, beside: boolean}} style */
function front(card, { german, beside }) {
  const [rank, suit] = card;
  const shown = german ? (/** @type {Record<string, string>} */ (GERMAN)[rank] ?? rank) : rank;
  const court = 'JQK'.includes(rank);
  const face = svg('g', { class: 'face' });
  const plate = svg('rect', { class: 'plate', ...PLATE });
  const drawn = svg('g', { class: court ? 'court' : 'numbers' });
  face.append(drawn, ...(court ? [plate] : []));
  drawn.append(use(`${beside && court ? 'side' : 'face'}-${card}`));
  const big = svg('g', { class: 'big' });
  big.append(use(`suit-${suit}`, { width: 100, height: 100 }));
  return [face, big, index(shown, suit, 'head'), index(shown, suit, 'foot')];
}

/** @param {string} rank @param {string} suit @param {string} end */
function index(rank, suit, end) {
  const corner = svg('g', { class: rank === 'T' ? `${end} ten` : end });
  const parts = svg('g', { class: 'index' });
  const letter = svg('g', { class: 'rank' });
  letter.append(use(`rank-${rank}`, { width: 90, height: 100 }));
  const sign = svg('g', { class: 'suit' });
  sign.append(use(`suit-${suit}`, { width: 100, height: 100 }));
  parts.append(letter, sign);
  corner.append(parts);
  return corner;
}

const PLATE = { x: -20, y: -20, rx: 20 };

/**
 * How far an upright index reaches from its middle when the card is turned: half its breadth and height, in the card's view box.
 * @param {number} turn in degrees
 */
export function reach(turn) {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((turn * Math.PI) / 180)));
  return { wide: Math.round(25 * cos + 48 * sin), high: Math.round(48 * cos + 25 * sin) };
}

/**
 * A whole card as one drawing that needs no style sheet; the table's own are placed by table.css.
 * @param {string} card @param {{german: boolean, turn: number | null}} how `turn`: on a circle, where the index stays upright
 */
export function composed(card, { german, turn }) {
  const [rank, suit] = card;
  const shown = german ? (/** @type {Record<string, string>} */ (GERMAN)[rank] ?? rank) : rank;
  const court = 'JQK'.includes(rank);
  const whole = svg('g');
  const size = { width: 250, height: 350 };
  whole.append(svg('rect', { ...size, rx: 15, fill: '#fffefb', stroke: '#0006', 'stroke-width': 1.6 }));
  if (turn === null) {
    whole.append(use(`${court ? 'side' : 'face'}-${card}`, size), corner(shown, suit, ABREAST));
    const foot = svg('g', { transform: 'rotate(180 125 175)' });
    foot.append(corner(shown, suit, ABREAST));
    whole.append(foot);
    return whole;
  }
  const numbers = svg('g', court ? {} : { transform: 'translate(34 56) scale(.84)' });
  numbers.append(use(`face-${card}`, size));
  const { wide, high } = reach(turn);
  const upright = svg('g', { transform: `translate(${6 + wide} ${9 + high}) rotate(${-turn}) translate(-27 -55)` });
  upright.append(corner(shown, suit, BELOW));
  const plate = svg('rect', { ...PLATE, width: 2 * wide + 30, height: 2 * high + 33, fill: '#fffefb', stroke: 'currentColor', 'stroke-width': 1.6 });
  const foot = svg('g', { transform: 'rotate(180 125 175)' });
  foot.append(corner(shown, suit, BELOW));
  whole.append(numbers, ...(court ? [plate, foot] : []), upright);
  return whole;
}

const ABREAST = { rank: { x: 5, y: 9, width: 43.2, height: 48 }, suit: { x: 49, y: 14, width: 38, height: 38 } };
const BELOW = { rank: { x: 4, y: 9, width: 45, height: 50 }, suit: { x: 7.5, y: 64, width: 38, height: 38 } };

/** How much a ten's suit gives way to its two figures. */
const BROAD = 4;

/** @param {string} rank @param {string} suit @param {typeof ABREAST} where */
function corner(rank, suit, where) {
  const index = svg('g');
  const room = rank === 'T' && where === ABREAST ? { ...where.suit, x: where.suit.x + BROAD } : where.suit;
  index.append(use(`rank-${rank}`, where.rank), use(`suit-${suit}`, room));
  return index;
}

/** What an empty stock shows while its waste, or what was gathered, can become the stock again. */
export const AGAIN = 'again';

/** The sign on an empty place: the rank that opens it. @param {string} mark */
export function markPicture(mark) {
  const root = svg('svg', { viewBox: '0 0 250 350', class: 'mark', 'aria-hidden': 'true', focusable: 'false' });
  if (mark === AGAIN) {
    root.append(svg('path', { d: 'M158.4 135.2A52 52 0 1 1 99 130', fill: 'none', stroke: 'currentColor', 'stroke-width': 13 }));
    root.append(svg('path', { d: 'M121.5 117 108 145.6 90 114.4Z', fill: 'currentColor' }));
  } else if (mark) root.append(use(`rank-${mark}`, { x: 80, y: 125, width: 90, height: 100 }));
  return root;
}
