// A game's picture, small: the table's own arithmetic, drawn as one image of simple cards.

import { choose, layout } from './layout.js';

/** @import { PlaceState, Scene } from './types.js' */

const SVG = 'http://www.w3.org/2000/svg';

/** @param {HTMLElement} box @param {{scenes: Scene[], places: PlaceState[]}} picture */
export function drawMiniature(box, { scenes, places }) {
  const draw = () => box.replaceChildren(image(scenes, places, box.clientWidth, box.clientHeight));
  new ResizeObserver(draw).observe(box);
}

/** @param {Scene[]} scenes @param {PlaceState[]} places @param {number} width @param {number} height */
function image(scenes, places, width, height) {
  const laid = layout(choose(scenes, { width: 2, height: 1 }), places, { width, height }, { small: true });
  const root = make('svg', { viewBox: `0 0 ${width} ${height}` });
  for (const ring of laid.rings) {
    root.append(make('circle', { class: 'mini-ring', cx: ring.x, cy: ring.y, r: ring.radius, 'stroke-width': laid.card * 1.4 }));
  }
  for (const base of laid.bases.values()) if (!base.quiet) root.append(paper(base, laid.card, 'mini-base'));
  const cards = places.flatMap((place) => place.cards).filter((card) => laid.lies.get(card.key)?.shown);
  cards.sort((a, b) => (laid.lies.get(a.key)?.z ?? 0) - (laid.lies.get(b.key)?.z ?? 0));
  for (const { key, card } of cards) root.append(small(card, /** @type {any} */ (laid.lies.get(key)), laid.card));
  return root;
}

/** @param {string | null} card @param {{x: number, y: number, turn: number}} lie @param {number} width */
function small(card, lie, width) {
  if (card === null) return paper(lie, width, 'mini-back');
  const group = paper(lie, width, 'mini-card');
  const sign = make('use', { href: `/static/cards.svg#suit-${card[1]}`, x: -width * 0.44, y: -width * 0.66, width: width * 0.4, height: width * 0.4 });
  group.setAttribute('data-suit', card[1]);
  group.append(sign);
  return group;
}

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
