// The rules of a game: its picture, and an example of each kind of move, before and after.

import './first.js';
import { drawMiniature } from './miniature.js';
import { given } from './words.js';

const scenes = given('scenes');
for (const box of document.querySelectorAll('[data-example]')) {
  const { example, when } = /** @type {HTMLElement} */ (box).dataset;
  const { before, after } = given('examples')[Number(example)];
  const [own, other] = when === 'before' ? [before, after] : [after, before];
  drawMiniature(/** @type {HTMLElement} */ (box), { scenes, ...own, beside: other.places });
}
