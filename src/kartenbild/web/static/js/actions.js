// The player's actions go to the server one after the other, each with the revision the last answer gave.

import { Away, ask, reason } from './api.js';
import * as pending from './pending.js';

/** @import { TableState } from './types.js' */

/**
 * @typedef {object} Ear
 * @property {() => TableState} table the table as last answered
 * @property {(table: TableState, action: string) => void} answered
 * @property {(reason: string, table: TableState | null, move: string) => void} refused `move`: what was tried
 * @property {(table: TableState) => void} elsewhere the game went on in another window
 * @property {(away: boolean) => void} away the server does not answer, or does again
 * @property {(busy: boolean) => void} busy whether an answer is waited for
 * @property {string} failed what to say when the server answers nothing sensible
 */

const LONGEST = 400;

/** @param {Ear} ear @param {{take(): number}} clock */
export function createActions(ear, clock) {
  /** @type {{action: string, move: string, to: number, shown: boolean}[]} */
  const waiting = [];
  let running = false;
  let pushed = 0;
  /** @type {(() => void) | null} */
  let wake = null;

  /**
   * @param {string} action @param {string} [move] @param {number} [to] for 'go': after so many moves
   * @param {boolean} [shown] the move is that of the solution shown
   */
  function push(action, move = '', to = 0, shown = false) {
    if (wake || waiting.length >= LONGEST) return;
    waiting.push({ action, move, to, shown });
    pushed += 1;
    if (!running) void run();
  }

  async function run() {
    running = true;
    ear.busy(true);
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (idle(next.action)) continue;
      await send(next);
    }
    running = false;
    ear.busy(false);
  }

  /** An undo without a move to take back is no question to the server. @param {string} action */
  const idle = (action) =>
    (action === 'undo' && !ear.table().can_undo) || (action === 'redo' && !ear.table().can_redo);

  /** @param {{action: string, move: string, to: number, shown: boolean}} wish */
  async function send(wish) {
    const { id, revision } = ear.table();
    await deliver(id, { ...wish, revision, key: crypto.randomUUID?.() ?? fallbackKey(), seconds: clock.take() });
  }

  /** Sends it until it is answered, in this page or, after a reload, in the next. @param {string} id @param {pending.Body} body */
  async function deliver(id, body) {
    pending.keep(id, body);
    const answer = await persistent(() => ask('POST', `/api/tables/${id}/actions`, body));
    pending.drop(id);
    const table = answer.body?.table ?? null;
    if (answer.status < 300) return ear.answered(answer.body, body.action);
    if (answer.status === 409 && table) {
      waiting.length = 0;
      return ear.elsewhere(table);
    }
    return ear.refused(reason(answer, ear.failed), table, body.move);
  }

  /** Asks until there is an answer; what waits behind is dropped, this one never. */
  async function persistent(/** @type {() => Promise<{status: number, body: any}>} */ request) {
    for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
      try {
        const answer = await request();
        if (wake) ear.away(false);
        wake = null;
        return answer;
      } catch (gone) {
        if (!(gone instanceof Away)) throw gone;
        waiting.length = 0;
        if (!wake) ear.away(true);
        await pause(wait);
      }
    }
  }

  const pause = (/** @type {number} */ wait) =>
    new Promise((done) => {
      const timer = setTimeout(done, wait, undefined);
      wake = () => {
        clearTimeout(timer);
        done(undefined);
      };
    });

  /** The action that an earlier page sent in vain goes first. */
  async function resume() {
    const { id } = ear.table();
    const body = pending.waiting(id);
    if (!body) return;
    running = true;
    ear.busy(true);
    await deliver(id, body);
    await run();
  }

  return { push, resume, busy: () => running, pushed: () => pushed, retry: () => wake?.() };
}

/** @typedef {ReturnType<typeof createActions>} Actions */

/** randomUUID is missing where the page came over plain http from another machine. */
function fallbackKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
