// The patiences of the day: those still searched for are asked about again, for a while.

import { ask } from './api.js';
import { word } from './words.js';

/** @typedef {{game: string, state: 'searching' | 'found' | 'none', deal: string | null}} DayDeal */

const WAITS = [600, 800, 1200, 2000, 3000, 5000, 8000, 15000, 30000];
const searching = () => document.querySelector('#today [data-state="searching"]');

/** Fills in what is found; the page was made before. */
export async function listenForToday() {
  for (const wait of WAITS) {
    if (!searching()) return;
    await new Promise((done) => setTimeout(done, wait));
    const answer = await ask('GET', '/api/today').catch(() => null);
    if (answer?.status === 200) for (const found of answer.body.deals) fill(found);
  }
}

/** @param {DayDeal} found */
function fill({ game, state, deal }) {
  const row = /** @type {HTMLElement | null} */ (document.querySelector(`#today [data-day="${game}"]`));
  if (!row || row.dataset.state !== 'searching' || state === 'searching') return;
  row.dataset.state = state;
  const told = /** @type {HTMLElement} */ (row.querySelector('small'));
  told.textContent = state === 'none' ? word('day-none') : '';
  const form = row.querySelector('form');
  if (!form || !deal) return;
  form.dataset.deal = deal;
  form.hidden = false;
}
