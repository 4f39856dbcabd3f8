// The finished picture to keep: one SVG with all it needs, and the same as PNG. Made here, from the sprite.

import { composed, svg } from './cardface.js';
import { layout } from './layout.js';
import { hasGermanLetters } from './words.js';

/** @import { Layout, Lie, TableState, View } from './types.js' */

const ROOM = { width: 2800, height: 2400 };
const MARGIN = 0.35;
const CAPTION = 0.5;
const LEAST_PIXELS = 2400;

/**
 * @param {View} view of a won game @param {string} caption title, deal and date
 * @returns {Promise<SVGSVGElement>}
 */
export async function keepsake(view, caption) {
  const laid = layout(view.scenes[0], view.table.places, ROOM, { finished: true });
  const cards = cardsOf(laid, view.table);
  const frame = frameOf(laid, cards.map(({ lie }) => lie));
  const root = /** @type {SVGSVGElement} */ (svg('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${frame.width} ${frame.height}` }));
  root.setAttribute('width', String(frame.width));
  root.setAttribute('height', String(frame.height));
  const pile = svg('g', { transform: `translate(${frame.x} ${frame.y})` });
  const turned = laid.rings.length > 0;
  pile.append(...cards.map(({ card, lie }, i) => laidOut(card, lie, laid.card, { turned, german: hasGermanLetters(view.settings.indices), clip: `clip-${i}` })));
  root.append(titled(caption), felt(frame), pile, signed(caption, frame, laid.card));
  await embed(root);
  return root;
}

/** @param {SVGSVGElement} picture */
export const asText = (picture) => plain(new XMLSerializer().serializeToString(picture));

/** @param {SVGSVGElement} picture @returns {Promise<Blob>} */
export async function asPng(picture) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asText(picture))}`;
  await image.decode();
  const scale = Math.max(1, LEAST_PIXELS / Math.min(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')).drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

/** Hands a file to the player. @param {Blob} blob @param {string} name */
export function handOver(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The cards that are seen, the lowest first. @param {Layout} laid @param {TableState} table */
function cardsOf(laid, table) {
  return table.places
    .flatMap(({ cards }) => cards)
    .map(({ key, card }) => ({ card: card ?? '', lie: /** @type {Lie} */ (laid.lies.get(key)) }))
    .filter(({ card, lie }) => card && lie?.shown)
    .sort((a, b) => a.lie.z - b.lie.z);
}

/** @param {Layout} laid @param {Lie[]} lies */
function frameOf({ card, rings }, lies) {
  const [xs, ys] = [lies.map(({ x }) => x), lies.map(({ y }) => y)];
  const [right, foot] = rings.length ? [0.7, 0.7] : [0.5, 0.7];
  const edge = MARGIN * card;
  const [left, top] = [Math.min(...xs) - right * card - edge, Math.min(...ys) - foot * card - edge];
  const width = Math.ceil(Math.max(...xs) + right * card + edge - left);
  const height = Math.ceil(Math.max(...ys) + foot * card + edge - top + CAPTION * card);
  return { x: -left, y: -top, width, height };
}

/** @param {string} card @param {Lie} lie @param {number} width @param {{turned: boolean, german: boolean, clip: string}} how */
function laidOut(card, lie, width, { turned, german, clip }) {
  const group = svg('g', { transform: `translate(${lie.x.toFixed(1)} ${lie.y.toFixed(1)}) rotate(${lie.turn.toFixed(2)}) scale(${(width / 250).toFixed(4)}) translate(-125 -175)` });
  group.setAttribute('color', colourOf(card[1]));
  group.append(composed(card, { german, turn: turned ? lie.turn : null }));
  if (!lie.clip) return group;
  const outline = svg('clipPath', { id: clip });
  outline.append(svg('polygon', { points: pointsOf(lie.clip) }));
  group.prepend(outline);
  group.setAttribute('clip-path', `url(#${clip})`);
  return group;
}

/** A CSS polygon in percent of a card, as points of its view box. @param {string} clip */
const pointsOf = (clip) =>
  [...clip.matchAll(/(-?[\d.]+)% (-?[\d.]+)%/g)].map(([, x, y]) => `${(Number(x) * 2.5).toFixed(1)},${(Number(y) * 3.5).toFixed(1)}`).join(' ');

/** The colour that the player's cards of a suit have. @param {string} suit */
function colourOf(suit) {
  const card = document.querySelector(`.card[data-suit="${suit}"]`);
  return card ? getComputedStyle(card).color : '#16181d';
}

/** @param {{width: number, height: number}} frame */
function felt({ width, height }) {
  const style = getComputedStyle(document.documentElement);
  const cloth = svg('radialGradient', { id: 'felt', cx: '50%', cy: '42%', r: '75%' });
  for (const [offset, name] of [[0, '--felt-light'], [0.6, '--felt'], [1, '--felt-deep']]) {
    cloth.append(svg('stop', { offset, 'stop-color': style.getPropertyValue(String(name)).trim() }));
  }
  const group = svg('g');
  group.append(cloth, svg('rect', { width, height, fill: 'url(#felt)' }));
  return group;
}

/** @param {string} caption */
function titled(caption) {
  const title = svg('title');
  title.textContent = caption;
  return title;
}

/** @param {string} caption @param {{width: number, height: number}} frame @param {number} card */
function signed(caption, { width, height }, card) {
  const size = Math.min(card * 0.24, (1.8 * width) / caption.length);
  const text = svg('text', { x: width / 2, y: height - card * 0.3, 'text-anchor': 'middle', 'font-size': size.toFixed(1) });
  text.setAttribute('font-family', 'Palatino Linotype, Palatino, Georgia, serif');
  text.setAttribute('fill', '#fff');
  text.textContent = caption;
  return text;
}

/** Takes what the picture refers to out of the sprite, with the words about its origin. @param {SVGSVGElement} root */
async function embed(root) {
  const address = document.documentElement.dataset.sprite ?? '';
  const sprite = new DOMParser().parseFromString(await (await fetch(address)).text(), 'image/svg+xml');
  const origin = sprite.querySelector('metadata');
  const parts = svg('defs');
  root.prepend(...(origin ? [document.importNode(origin, true)] : []), parts);
  /** @type {Set<string>} */
  const taken = new Set();
  take(root);

  /** @param {Element} user */
  function take(user) {
    for (const use of user.querySelectorAll('use')) {
      const id = (use.getAttribute('href') ?? '').split('#')[1];
      use.setAttribute('href', `#${id}`);
      const part = taken.has(id) ? null : sprite.getElementById(id);
      taken.add(id);
      if (!part) continue;
      const copy = document.importNode(part, true);
      parts.append(copy);
      take(copy);
    }
  }
}

/** Every variable by the value it falls back to: other programs know none. @param {string} text */
const plain = (text) => text.replace(/var\(--[\w-]+, *([^)]*)\)/g, '$1');
