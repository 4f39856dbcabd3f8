// A proved solution beside the table: its next move, stepping, playing on, and leaving it at any step.

import { ring } from './meant.js';
import { createRunning } from './running.js';
import { say } from './said.js';
import { button } from './surround.js';
import { word } from './words.js';

/** @import { TableState } from './types.js' */
/** @import { Inquiring } from './inquiring.js' */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * @param {Inquiring} inquiring @param {() => TableState} table
 * @param {{push(action: string, move?: string, to?: number, shown?: boolean): void, busy(): boolean}} actions
 * @param {() => void} changed called when the panel opens or closes
 */
export function createSolution(inquiring, table, actions, changed) {
  const panel = element('solution');
  const told = element('solution-told');
  const play = (/** @type {string} */ move) => actions.push('move', move, 0, true);
  const running = createRunning({ push: (_, move) => play(move), busy: actions.busy }, (on) => {
    element('solution-run').textContent = word(on ? 'solution-stop' : 'solution-run');
  });
  /** @type {{move: string, text: string}[]} */
  let steps = [];
  let made = -1;
  let revision = -1;

  /** The next move of a solution; once it is shown, plays it. */
  function next() {
    if (panel.hidden) return void look();
    if (steps.length && !actions.busy()) play(steps[0].move);
  }

  async function look() {
    steps = [];
    panel.hidden = false;
    changed();
    made = table().made;
    revision = table().revision;
    tell(word('thinking'));
    const answer = await inquiring.inquire('solution');
    if (panel.hidden || !answer) return;
    if (typeof answer === 'string' || !answer.steps.length) return close(typeof answer === 'string' ? answer : why(answer));
    steps = answer.steps;
    tellNext();
  }

  /** @param {{outcome: string}} answer */
  const why = ({ outcome }) => word(outcome === 'lost' ? 'solution-lost' : outcome === 'won' ? 'solution-end' : 'solution-open');

  function tellNext() {
    tell(word('solution-next', { left: steps.length, text: steps[0].text }));
  }

  /** @param {string} text */
  function tell(text) {
    told.textContent = text;
    for (const name of ['solution-next', 'solution-run']) button(name).disabled = steps.length === 0;
    button('solution-back').disabled = !table().can_undo;
    mark();
  }

  /** Rings the cards of the next move. */
  function mark() {
    const now = table();
    const next = steps[0]?.move;
    // A solution may name a group of foundations only: then the first that takes the card.
    const found = now.moves.find(({ move }) => move === next || move.replace(/\d+$/, '') === next);
    ring(now.revision === revision ? found : undefined, now);
  }
  document.addEventListener('painted', () => void (!panel.hidden && mark()));

  /** The table after any action: on along the solution, or anew after a step back, or away from it. @param {TableState} now */
  function shown(now) {
    if (panel.hidden || now.revision === revision) return;
    const follows = now.made === made + 1 && now.last?.move === steps[0]?.move;
    const back = now.made < made;
    made = now.made;
    revision = now.revision;
    if (follows) {
      steps = steps.slice(1);
      if (!steps.length) return close(word('solution-end'));
      tellNext();
      return running.shown(now);
    }
    running.stop();
    if (back) return void look();
    return close(word('solution-left'));
  }

  function toggle() {
    if (running.running()) running.stop();
    else if (steps.length) running.run(table(), steps.map((step) => step.move));
  }

  /** @param {string} [text] */
  function close(text) {
    running.stop();
    panel.hidden = true;
    steps = [];
    mark();
    inquiring.forget(['solution']);
    changed();
    if (text) say(text);
  }

  /** Leaves the solution; whether it was shown. */
  function leave() {
    if (panel.hidden) return false;
    close(word('solution-left'));
    return true;
  }

  return { next, toggle, shown, leave, open: () => !panel.hidden };
}
