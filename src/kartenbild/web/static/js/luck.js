// "Deal me one that comes out": the server proves a fresh deal first; its number is an ordinary one.

import { ask, reason } from './api.js';
import { deal, dealName } from './deal.js';
import { word } from './words.js';

const PROVED = 'proved deal';

/** Whether this deal is the one that was just found; asked once. @param {string} deal */
export function proved(deal) {
  const found = sessionStorage.getItem(PROVED) === deal;
  if (found) sessionStorage.removeItem(PROVED);
  return found;
}

/** Every form with such a button: its fields choose the game's rules. */
for (const button of document.querySelectorAll('[data-luck]')) {
  const form = /** @type {HTMLFormElement} */ (button.closest('form'));
  listen(/** @type {HTMLButtonElement} */ (button), form);
}

/** @param {HTMLButtonElement} button @param {HTMLFormElement} form */
function listen(button, form) {
  const told = /** @type {HTMLElement} */ (form.querySelector('[data-luck-told]'));
  const label = button.textContent ?? '';
  /** @type {AbortController | null} */
  let searching = null;

  button.addEventListener('click', () => {
    if (searching) searching.abort();
    else void search();
  });
  form.closest('dialog')?.addEventListener('close', () => searching?.abort());
  addEventListener('pagehide', () => searching?.abort());

  async function search() {
    searching = new AbortController();
    const { signal } = searching;
    show(word('luck-searching'), word('luck-cancel'));
    const fields = new FormData(form);
    fields.delete('number');
    const wish = { deal: dealName(button.dataset.luck ?? '', fields) };
    const answer = await ask('POST', '/api/luck', wish, signal).catch(() => null);
    searching = null;
    if (signal.aborted) return show(word('luck-cancelled'), label);
    if (!answer || answer.status >= 300) return show(answer ? reason(answer, word('failed')) : word('away'), label);
    if (answer.body.deal) sessionStorage.setItem(PROVED, answer.body.deal);
    if (answer.body.deal) return deal({ deal: answer.body.deal }, (text) => show(text, label));
    return show(none(answer.body), label);
  }

  /** @param {{lost: number, open: number}} tried */
  const none = ({ lost, open }) =>
    open ? word('luck-open', { lost, open }) : word('luck-never', { lost });

  /** @param {string} text @param {string} name */
  function show(text, name) {
    told.textContent = text;
    button.textContent = name;
  }
}
