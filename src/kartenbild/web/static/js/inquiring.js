// Questions about the position to the server, which thinks for seconds: each is about a revision and dropped with it.

import { Away, ask, reason } from './api.js';
import { word } from './words.js';

/** @import { TableState } from './types.js' */

const AWAY_PAUSE = 1500;

/** @param {() => TableState} table @param {() => void} behind the game went on elsewhere */
export function createInquiring(table, behind) {
  /** @type {Map<string, AbortController>} */
  const open = new Map();

  /**
   * The answer about the position as it stands, null where it is not wanted any more; a refusal is a text.
   * @param {string} question
   * @returns {Promise<any>}
   */
  async function inquire(question) {
    open.get(question)?.abort();
    const asking = new AbortController();
    open.set(question, asking);
    const { id, revision } = table();
    const path = `/api/tables/${id}/${question}?revision=${revision}`;
    const answer = await patiently(path, asking.signal);
    if (open.get(question) === asking) open.delete(question);
    if (!answer || asking.signal.aborted || table().revision !== revision) return null;
    if (answer.status < 300) return answer.body;
    if (answer.status !== 409) return reason(answer, word('failed'));
    behind();
    if (answer.body?.table?.revision !== revision) return null;
    // The question was given up, but the game stands as before: another window asked and left, or the server ends.
    await pause();
    return asking.signal.aborted || table().revision !== revision || open.has(question) ? null : inquire(question);
  }

  const pause = () => new Promise((done) => setTimeout(done, AWAY_PAUSE));

  /** While the server is away the question waits for it. @param {string} path @param {AbortSignal} signal */
  async function patiently(path, signal) {
    while (!signal.aborted) {
      try {
        return await ask('GET', path, undefined, signal);
      } catch (gone) {
        if (!(gone instanceof Away)) throw gone;
        if (!signal.aborted) await pause();
      }
    }
    return null;
  }

  /** Nobody wants an answer any more. @param {string[]} [questions] which, else all */
  function forget(questions = [...open.keys()]) {
    for (const question of questions) open.get(question)?.abort();
  }

  return { inquire, forget };
}

/** @typedef {ReturnType<typeof createInquiring>} Inquiring */
