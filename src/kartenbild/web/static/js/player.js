// The settings page: the code that takes a player's games to another browser.

import './page.js';
import { ask, reason } from './api.js';
import { word } from './words.js';

const code = /** @type {HTMLElement} */ (document.getElementById('code'));
const form = /** @type {HTMLFormElement} */ (document.getElementById('recover'));
const refusal = /** @type {HTMLElement} */ (form.querySelector('.refusal'));

document.getElementById('new-code')?.addEventListener('click', async () => {
  const answer = await ask('POST', '/api/player/recovery').catch(() => null);
  code.textContent = answer && answer.status < 300 ? answer.body.code : answer ? reason(answer, word('failed')) : word('away');
});

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  refusal.textContent = '';
  const typed = String(new FormData(form).get('code') ?? '').trim();
  const answer = await ask('PUT', '/api/player', { code: typed }).catch(() => null);
  if (answer && answer.status < 300) location.assign('/games');
  else refusal.textContent = answer ? reason(answer, word('failed')) : word('away');
});
