// What a player who wishes it gets from the true cards: the sign, the solution, the line back, the finish.

import './luck.js';
import { createGameLine } from './gameline.js';
import { createInquiring } from './inquiring.js';
import { createRunning } from './running.js';
import { say } from './said.js';
import { createSign } from './sign.js';
import { createSolution } from './solution.js';
import { given, word } from './words.js';

/** @import { TableState, View } from './types.js' */
/** @import { Actions } from './actions.js' */

const SAFELY = 160;
const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @typedef {object} Thinking
 * @property {(now: View, before: View) => void} shown
 * @property {(now: TableState, action: string) => void} answered
 * @property {() => boolean} leave ends the showing of a solution; whether one was shown
 * @property {Record<string, () => void>} letters
 * @property {Record<string, () => void>} doing
 */

/**
 * @param {() => View} view @param {Actions} actions @param {() => void} behind the game went on elsewhere
 * @returns {Thinking}
 */
export function createThinking(view, actions, behind) {
  const safely = createSafely(view, actions);
  if (!given('thinking')) return { shown() {}, answered: safely.answered, leave: () => false, letters: {}, doing: {} };
  const table = () => view().table;
  const inquiring = createInquiring(table, behind);
  const sign = createSign(inquiring);
  const solution = createSolution(inquiring, table, actions, () => offering(view()));
  const line = createGameLine(inquiring, table, actions);
  const offer = element('finish');
  const finishing = createRunning(actions, (on) => offer.setAttribute('aria-busy', String(on)));

  const finish = () => !solution.open() && finishing.run(table(), table().finish);

  /** @param {View} now */
  function offering(now) {
    const offered = now.settings.offer_finish && now.table.status === 'playing' && !solution.open();
    const moves = offered ? now.table.finish : [];
    offer.hidden = !moves.length;
    if (moves.length) offer.textContent = word('finish-offer', { count: moves.length });
  }

  /** @param {View} now @param {View} before */
  function shown(now, before) {
    sign.follow(now.table, now.settings.live_sign);
    if (now.table.revision !== before.table.revision) {
      inquiring.forget(['line']);
      solution.shown(now.table);
      finishing.shown(now.table);
    }
    offering(now);
  }

  const stuck = /** @type {HTMLDialogElement} */ (element('stuck-dialog'));
  stuck.addEventListener('close', () => stuck.returnValue === 'line' && steppedBack(() => void line.open()));

  /** What is asked of a game that still goes on; of one that is won there is one thing to say. @param {() => void} action */
  const whileOpen = (action) => () => (table().status === 'won' ? say(word('thinking-won')) : action());

  const letters = {
    winnable: whileOpen(() => void line.back()),
    solution: whileOpen(solution.next),
    line: whileOpen(() => void line.open()),
    finish: () => void finish(),
  };

  // The list of games leads here.
  if (location.hash === '#line') {
    history.replaceState(null, '', location.pathname);
    setTimeout(() => letters.line());
  }

  /** What the menu offers is done at the table. @param {() => void} action */
  const fromMenu = (action) => () => {
    /** @type {HTMLDialogElement} */ (element('menu-dialog')).close('');
    action();
  };

  return {
    shown,
    leave: solution.leave,
    /** @param {TableState} now @param {string} action */
    answered: (now, action) => void (!solution.open() && !finishing.running() && safely.answered(now, action)),
    letters,
    doing: {
      finish: () => void finish(),
      line: () => void line.open(),
      'back-winnable': fromMenu(() => void line.back()),
      solution: fromMenu(solution.next),
      'solution-next': () => solution.next(),
      'solution-run': solution.toggle,
      'solution-back': () => actions.push('undo'),
      'solution-close': () => void solution.leave(),
    },
  };
}

/** Safe cards go up by themselves after a move of the player's, one at a time, never after an undo. @param {() => View} view @param {Actions} actions */
function createSafely(view, actions) {
  return {
    /** @param {TableState} now @param {string} action */
    answered(now, action) {
      if (action !== 'move' || !view().settings.auto_safe || !now.safe.length) return;
      setTimeout(() => {
        const { table } = view();
        if (table.revision === now.revision && !actions.busy()) actions.push('move', now.safe[0]);
      }, SAFELY);
    },
  };
}

/** Once the page's step back in its history is done, which a closing dialog makes: another dialog makes a new one. @param {() => void} then */
function steppedBack(then) {
  if (history.state?.dialog) addEventListener('popstate', () => setTimeout(then), { once: true });
  else setTimeout(then);
}
