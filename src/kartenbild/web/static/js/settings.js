// The player's choices: kept by the server, shown at once as attributes of the page.

import { ask, reason } from './api.js';
import { given, word } from './words.js';

/** @import { Settings } from './types.js' */

/** What the server has. @type {Settings} */
let kept = given('settings');
/** Choices on their way to it, the first one first. @type {Partial<Settings>[]} */
const waiting = [];
/** What the page shows: all that was chosen. @type {Settings} */
let settings = kept;
let sending = Promise.resolve();
/** @type {((settings: Settings) => void)[]} */
const listeners = [];
/** @type {((settings: Settings) => void)[]} */
const keepers = [];

export const current = () => settings;
/** Called when the server has kept a choice. @param {(settings: Settings) => void} keeper */
export const onKept = (keeper) => keepers.push(keeper);
export const onChange = (/** @type {(settings: Settings) => void} */ listener) => listeners.push(listener);

/**
 * Shows a choice at once, and sends it when those before it are answered: the server is told all settings each time.
 * @param {Partial<Settings>} choice @param {(why: string) => void} [refused]
 */
export function change(choice, refused = tell) {
  waiting.push(choice);
  renew();
  sending = sending.then(() => send(choice, refused));
  return sending;
}

/** @param {Partial<Settings>} choice @param {(why: string) => void} refused */
async function send(choice, refused) {
  const wished = { ...kept, ...choice };
  const answer = await ask('PUT', '/api/settings', wished).catch(() => ({ status: 0, body: null }));
  waiting.shift();
  if (answer.status < 200 || answer.status >= 300) {
    renew();
    return refused(reason(answer, word('away')));
  }
  kept = wished;
  for (const keeper of keepers) keeper(settings);
  if (!waiting.length && kept.language !== document.documentElement.lang) location.reload();
}

function renew() {
  settings = Object.assign({}, kept, ...waiting);
  show();
}

function show() {
  const { dataset } = document.documentElement;
  dataset.felt = settings.felt;
  dataset.pages = settings.pages;
  dataset.colours = settings.colours;
  dataset.print = settings.large_print ? 'large' : 'normal';
  for (const listener of listeners) listener(settings);
  for (const field of fields()) fill(field);
}

/** @returns {(HTMLInputElement | HTMLSelectElement)[]} */
const fields = () => [...document.querySelectorAll(/** @type {'input'} */ ('[data-setting]'))];

/** @param {HTMLInputElement | HTMLSelectElement} field */
function fill(field) {
  const value = settings[/** @type {keyof Settings} */ (field.dataset.setting)];
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true;
  else if (field instanceof HTMLInputElement) field.checked = field.value === value;
  else field.value = String(value);
}

for (const field of fields()) {
  field.addEventListener('change', () => {
    const name = /** @type {keyof Settings} */ (field.dataset.setting);
    const value = field instanceof HTMLInputElement && field.type === 'checkbox' ? field.checked : field.value;
    void change({ [name]: value });
  });
}

/** @param {string} text */
function tell(text) {
  const line = document.querySelector('[data-said]');
  if (line) line.textContent = text;
}
