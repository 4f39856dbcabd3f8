// The first page: the pictures of the games, and dealing.

import './page.js';
import { deal, dealName } from './deal.js';
import './lessons.js';
import { drawMiniature } from './miniature.js';
import { listenForToday } from './today.js';
import { given } from './words.js';

for (const box of document.querySelectorAll('[data-picture]')) {
  const element = /** @type {HTMLElement} */ (box);
  drawMiniature(element, given('pictures')[element.dataset.picture ?? '']);
  element.addEventListener('click', () => follow(element));
}

/** A click on a game's picture goes on with the game that waits there, or deals. @param {HTMLElement} picture */
function follow(picture) {
  const tile = picture.closest('.game');
  const way = tile?.querySelector('a.going') ?? tile?.querySelector('button.main');
  if (way instanceof HTMLElement) way.click();
}

for (const form of document.querySelectorAll('form[data-game], form[data-deal]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const element = /** @type {HTMLFormElement} */ (form);
    const fields = new FormData(element);
    const cards = String(fields.get('cards') ?? '').trim();
    const said = /** @type {HTMLElement} */ (element.querySelector('.refusal') ?? document.querySelector('.today .refusal'));
    said.textContent = '';
    const name = element.dataset.deal || dealName(element.dataset.game ?? '', fields);
    void deal(cards ? { deal: name, cards } : { deal: name }, (text) => (said.textContent = text));
  });
}

// `kartenbild play DEAL` and shared links open this page with a deal's name; going back must not deal again.
const wanted = new URLSearchParams(location.search).get('deal');
if (wanted) {
  history.replaceState(null, '', location.pathname);
  const said = /** @type {HTMLElement} */ (document.getElementById('wanted'));
  void deal({ deal: wanted }, (text) => (said.textContent = text));
}

listenForToday();
