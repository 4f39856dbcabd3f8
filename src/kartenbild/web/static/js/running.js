// Moves that are played one after the other by themselves, as long as nobody touches anything.

/** @import { TableState } from './types.js' */

const PACE = 420;
const STEADY = 140;

/**
 * @param {{push(action: string, move: string): void, busy(): boolean}} actions
 * @param {(running: boolean) => void} changed
 */
export function createRunning(actions, changed) {
  /** @type {string[]} */
  let left = [];
  let expected = -1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** Plays these moves from the table as it stands. @param {TableState} table @param {string[]} moves */
  function run(table, moves) {
    stop();
    left = [...moves];
    if (!left.length) return;
    changed(true);
    next(table);
  }

  /** @param {TableState} table */
  function next(table) {
    const move = left.shift();
    if (move === undefined || table.status !== 'playing') return stop();
    expected = table.revision + 1;
    actions.push('move', move);
  }

  /** The table after any action: the next move, or the end where something else happened. @param {TableState} table */
  function shown(table) {
    if (expected < 0 || table.revision < expected) return;
    if (table.revision !== expected || !left.length) return stop();
    clearTimeout(timer);
    timer = setTimeout(() => next(table), calm() ? STEADY : PACE);
  }

  function stop() {
    if (expected < 0 && !left.length) return;
    clearTimeout(timer);
    left = [];
    expected = -1;
    changed(false);
  }

  for (const input of ['pointerdown', 'keydown']) {
    addEventListener(input, (event) => !kept(event.target) && stop(), { capture: true });
  }

  return { run, shown, stop, running: () => expected >= 0 };
}

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The controls of the running itself do not stop it by being touched. @param {EventTarget | null} target */
const kept = (target) => target instanceof Element && target.closest('[data-running]') !== null;
