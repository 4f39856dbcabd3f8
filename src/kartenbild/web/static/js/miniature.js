// A game's picture, small: the table's own arithmetic, drawn as one image of simple cards.

import { choose, layout } from './layout.js';
import { given, hasGermanLetters } from './words.js';

/** @import { Base, Layout, Lie, PlaceState, Scene } from './types.js' */

/**
 * @typedef {object} Picture
 * @property {Scene[]} scenes
 * @property {PlaceState[]} places
 * @property {string[]} [focus] the places to be seen, all of them if none is named
 * @property {PlaceState[]} [beside] the cards of the picture that stands beside this one: both show the same part of the table
 * @property {number[]} [marked] the keys of cards that are ringed
 */

const SVG = 'http://www.w3.org/2000/svg';
/** @type {Record<string, string>} */
const GERMAN = { J: 'B', Q: 'D' };
const MARGIN = 0.62;
const FEWEST_CARDS = 3.2;
const NEARLY_ALL = 0.75;

/** @param {HTMLElement} box @param {Picture} picture */
export function drawMiniature(box, picture) {
  const draw = () => box.clientWidth && box.clientHeight && box.replaceChildren(image(picture, box.clientWidth, box.clientHeight));
  new ResizeObserver(draw).observe(box);
}

/** @param {Picture} picture @param {number} width @param {number} height */
function image({ scenes, places, beside, focus = [], marked = [] }, width, height) {
  const scene = choose(scenes, { width: 2000, height: 1000 });
  const size = { width, height };
  const laid = layout(scene, places, size, { small: true });
  const hangs = scene.spots.some((spot) => spot.spread.how === 'line');
  /** @type {[Layout, PlaceState[]][]} */
  const pictures = [[laid, places]];
  if (beside) pictures.push([layout(scene, beside, size, { small: true }), beside]);
  const part = seen(pictures, focus, size);
  /** Cards that the edge would cut are left out, with their whole place. */
  const shown = pictures.map(([each, all]) =>
    all.filter((state) => !focus.length || focus.includes(state.place) || spotsOf(each, state).every((spot) => whole(spot, each.card, part))),
  );
  const drawn = shown[0];
  const boxes = () => pictures.flatMap(([each], i) => shown[i].flatMap((state) => boxesOf(each, state)));
  const [left, top, wide, high] = focus.length ? middle(boxes(), part) : part;
  const root = make('svg', { viewBox: `${left} ${top} ${wide} ${high}` });
  for (const ring of laid.rings) {
    root.append(make('circle', { class: 'mini-ring', cx: ring.x, cy: ring.y, r: ring.radius, 'stroke-width': laid.card * 1.4 }));
  }
  for (const { place } of drawn) {
    const base = laid.bases.get(place);
    if (base && !base.quiet) root.append(paper(base, laid.card, 'mini-base'));
  }
  const cards = drawn.flatMap((place) => place.cards).filter((card) => laid.lies.get(card.key)?.shown);
  cards.sort((a, b) => (laid.lies.get(a.key)?.z ?? 0) - (laid.lies.get(b.key)?.z ?? 0));
  for (const { key, card } of cards) {
    const face = small(card, /** @type {Lie} */ (laid.lies.get(key)), laid.card, hangs);
    face.classList.toggle('marked', marked.includes(key));
    root.append(face);
  }
  return root;
}

/** Where a place and its cards lie. @param {Layout} laid @param {PlaceState} state @returns {[Base | undefined, ...(Lie | undefined)[]]} */
const spotsOf = ({ lies, bases }, { place, cards }) => [bases.get(place), ...cards.map(({ key }) => lies.get(key))];

/** The edges of what is seen of them. @param {Layout} laid @param {PlaceState} state */
const boxesOf = (laid, state) => {
  const [base, ...lies] = spotsOf(laid, state);
  return [base?.quiet ? undefined : base, ...lies.filter((lie) => lie?.shown)].flatMap((spot) => (spot ? [boxOf(spot, laid.card)] : []));
};

/** @param {{x: number, y: number, turn: number}} spot @param {number} card its width */
function boxOf({ x, y, turn }, card) {
  const [cos, sin] = [Math.cos, Math.sin].map((of) => Math.abs(of((turn * Math.PI) / 180)));
  const [w, h] = [card * (0.5 * cos + 0.7 * sin), card * (0.7 * cos + 0.5 * sin)];
  return [x - w, y - h, x + w, y + h];
}

/** Whether a card that lies so is seen whole in this part of the picture. @param {{x: number, y: number, turn: number} | undefined} lie @param {number} card its width @param {number[]} part */
function whole(lie, card, [left, top, wide, high]) {
  if (!lie) return false;
  const [from, above, to, below] = boxOf(lie, card);
  return from >= left && to <= left + wide && above >= top && below <= top + high;
}

/** A part as large, with what is drawn in its middle. @param {number[][]} boxes @param {number[]} part */
function middle(boxes, [, , wide, high]) {
  const [[left, top], [right, foot]] = [[0, 1].map((i) => Math.min(...boxes.map((box) => box[i]))), [2, 3].map((i) => Math.max(...boxes.map((box) => box[i])))];
  return [(left + right - wide) / 2, (top + foot - high) / 2, wide, high];
}

/**
 * The part of the picture that is seen: all of it, or what lies at these places, in the window's own proportions.
 * @param {[Layout, PlaceState[]][]} pictures this one and the one beside it @param {string[]} focus
 * @param {{width: number, height: number}} size
 */
function seen(pictures, focus, { width, height }) {
  if (!focus.length) return [0, middled(pictures.map(([laid]) => laid), height), width, height];
  const spots = pictures.flatMap(([{ lies, bases }, places]) => {
    const held = places.filter(({ place }) => focus.includes(place)).flatMap(({ cards }) => cards);
    return [...held.map(({ key }) => lies.get(key)), ...focus.map((place) => bases.get(place))];
  });
  const card = Math.max(...pictures.map(([each]) => each.card));
  const [xs, ys] = [spots.map((spot) => spot?.x ?? 0), spots.map((spot) => spot?.y ?? 0)];
  const [left, right] = [Math.min(...xs) - card * (0.5 + MARGIN), Math.max(...xs) + card * (0.5 + MARGIN)];
  const [top, foot] = [Math.min(...ys) - card * (0.7 + MARGIN), Math.max(...ys) + card * (0.7 + MARGIN)];
  const scale = Math.min(1, Math.max((right - left) / width, (foot - top) / height, (FEWEST_CARDS * card) / width));
  if (scale > NEARLY_ALL) return [0, 0, width, height];
  const [w, h] = [width * scale, height * scale];
  const x = Math.max(0, Math.min(width - w, (left + right - w) / 2));
  const y = Math.max(0, Math.min(height - h, (top + foot - h) / 2));
  return [x, y, w, h];
}

/** Where the picture's window begins, so that as much felt is seen above the cards as below. @param {Layout[]} layouts @param {number} height */
function middled(layouts, height) {
  const ends = layouts.flatMap(({ lies, bases, card }) => {
    const spots = [...[...lies.values()].filter(({ shown }) => shown), ...[...bases.values()].filter(({ quiet }) => !quiet)];
    return spots.flatMap(({ y }) => [y - card * 0.7, y + card * 0.7]);
  });
  const [top, foot] = [Math.min(...ends), Math.max(...ends)];
  return Math.max(0, top) + Math.min(height, foot) < height ? (top + foot - height) / 2 : 0;
}

/** @param {string | null} card @param {Lie} lie @param {number} width @param {boolean} hangs */
function small(card, lie, width, hangs) {
  if (card === null) return paper(lie, width, 'mini-back');
  const group = paper(lie, width, 'mini-card');
  const [rank, suit] = card;
  const sign = (/** @type {string} */ symbol, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size) =>
    group.append(make('use', { href: `/static/cards.svg#${symbol}`, x: x * width, y: y * width, width: size * width, height: size * width }));
  group.setAttribute('data-suit', suit);
  sign(`rank-${shown(rank)}`, -0.47, -0.675, hangs ? 0.33 : 0.36);
  if (hangs) sign(`suit-${suit}`, -0.1, -0.665, 0.31);
  else sign(`suit-${suit}`, -0.46, -0.29, 0.34);
  sign(`suit-${suit}`, hangs ? -0.3 : -0.16, -0.14, 0.62);
  return group;
}

/** The letter that the player wishes for a court card. @param {string} rank */
const shown = (rank) => (hasGermanLetters(given('settings').indices) ? (GERMAN[rank] ?? rank) : rank);

/** @param {{x: number, y: number, turn: number}} lie @param {number} width @param {string} name */
function paper({ x, y, turn }, width, name) {
  const group = make('g', { transform: `translate(${x} ${y}) rotate(${turn})`, class: name });
  group.append(make('rect', { x: -width / 2, y: -width * 0.7, width, height: width * 1.4, rx: width * 0.07 }));
  return group;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function make(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
