// What every page outside the table does: the switch of the language, and the settings it shows.

import { change } from './settings.js';

for (const button of document.querySelectorAll('[data-language]')) {
  button.addEventListener('click', () => {
    const language = /** @type {'en' | 'de'} */ (/** @type {HTMLElement} */ (button).dataset.language);
    void change({ language });
  });
}
