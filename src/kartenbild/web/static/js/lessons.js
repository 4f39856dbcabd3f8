// The buttons that begin a guided first game.

import { ask, reason } from './api.js';
import { word } from './words.js';

for (const button of document.querySelectorAll('[data-lesson]')) {
  button.addEventListener('click', () => void begin(/** @type {HTMLElement} */ (button)));
}

/** @param {HTMLElement} button */
async function begin(button) {
  const answer = await ask('POST', `/api/lessons/${button.dataset.lesson}`).catch(() => null);
  if (answer && answer.status < 300) return location.assign(`/table/${answer.body.id}`);
  const line = document.querySelector('[data-said]');
  if (line) line.textContent = answer ? reason(answer, word('failed')) : word('away');
}
