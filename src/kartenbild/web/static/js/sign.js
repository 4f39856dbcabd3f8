// The live sign: whether the game can still be won. Off until asked; said aloud only when it becomes lost.

import { word } from './words.js';

/** @import { TableState } from './types.js' */
/** @import { Inquiring } from './inquiring.js' */

const BURST = 120;
const SHAPES = { won: '✓', lost: '✕', undecided: '?', asking: '…' };

/** @param {Inquiring} inquiring */
export function createSign(inquiring) {
  const sign = /** @type {HTMLElement} */ (document.getElementById('sign'));
  const aloud = /** @type {HTMLElement} */ (document.getElementById('sign-said'));
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let known = '';
  let asked = '';

  /** Follows the game. @param {TableState} table @param {boolean} wanted */
  function follow(table, wanted) {
    const position = wanted && table.status !== 'won' ? `${table.id} ${table.revision}` : '';
    if (position === asked) return;
    asked = position;
    clearTimeout(timer);
    inquiring.forget(['sign']);
    sign.hidden = !position;
    if (!position) return void (known = '');
    if (table.status === 'stuck') return show('lost');
    mark('asking');
    timer = setTimeout(() => void look(position), BURST);
  }

  /** @param {string} position */
  async function look(position) {
    if (document.hidden) return document.addEventListener('visibilitychange', () => void look(position), { once: true });
    if (position !== asked) return;
    const answer = await inquiring.inquire('sign');
    if (position === asked && answer?.outcome) show(answer.outcome);
  }

  /** @param {'won' | 'lost' | 'undecided'} outcome */
  function show(outcome) {
    mark(outcome);
    aloud.textContent = outcome === 'lost' && known !== 'lost' ? word('sign-lost-said') : '';
    known = outcome;
  }

  /** @param {'won' | 'lost' | 'undecided' | 'asking'} outcome */
  function mark(outcome) {
    sign.dataset.outcome = outcome;
    const shape = document.createElement('b');
    shape.setAttribute('aria-hidden', 'true');
    shape.textContent = SHAPES[outcome];
    const told = document.createElement('span');
    told.textContent = word(`sign-${outcome}`);
    sign.replaceChildren(shape, told);
  }

  return { follow };
}
