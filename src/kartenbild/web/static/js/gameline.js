// Looking back over a game: a line over its moves that shows where it could still be won, and the ways to go there.

import * as dialogs from './dialogs.js';
import { say } from './said.js';
import { within, word } from './words.js';

/** @import { GameLine, TableState } from './types.js' */
/** @import { Inquiring } from './inquiring.js' */

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const SVG = 'http://www.w3.org/2000/svg';
const HEIGHTS = { won: 30, undecided: 18, lost: 8 };

/**
 * @param {Inquiring} inquiring @param {() => TableState} table
 * @param {{push(action: string, move?: string, to?: number): void}} actions
 */
export function createGameLine(inquiring, table, actions) {
  const slide = /** @type {HTMLInputElement} */ (element('line-slide'));
  /** @type {GameLine | null} */
  let line = null;

  /** All there is to know about this game, asked for until it is complete. @param {(line: GameLine) => void} partly */
  async function whole(partly) {
    for (;;) {
      const answer = await inquiring.inquire('line');
      if (!answer || typeof answer === 'string') {
        if (answer) say(answer, true);
        return null;
      }
      partly(answer);
      if (answer.done) return /** @type {GameLine} */ (answer);
    }
  }

  /** Back to the last position that could be won. */
  async function back() {
    say(word('thinking'));
    const found = await whole(() => {});
    if (!found) return;
    const { made, last_won: won, outcomes } = found;
    if (won === null) return say(word(outcomes[0] === 'lost' ? 'back-never' : 'back-open'), true);
    if (won >= made) return say(word('back-here'));
    actions.push('go', '', won);
  }

  async function open() {
    line = null;
    element('line-told').textContent = word('thinking');
    element('line-picture').replaceChildren();
    element('line-choice').hidden = true;
    const closed = dialogs.open('line-dialog');
    void whole(draw);
    await closed;
    inquiring.forget(['line']);
  }

  /** @param {GameLine} found */
  function draw(found) {
    const first = line === null;
    line = found;
    element('line-told').textContent = story(found);
    element('line-picture').replaceChildren(...bars(found));
    slide.max = String(found.outcomes.length - 1);
    if (first) slide.value = String(found.lost_by === null ? found.made : found.lost_by - 1);
    element('line-choice').hidden = false;
    point();
  }

  /** What the player should read first. @param {GameLine} found */
  function story({ outcomes, steps, lost_by: lostBy, last_won: won, done }) {
    const thinking = done ? '' : ` ${word('thinking')}`;
    if (lostBy !== null) return word('line-lost', { number: lostBy, text: steps[lostBy - 1].text });
    if (won === outcomes.length - 1) return word('line-won');
    if (outcomes[0] === 'lost') return word('line-never');
    const lost = outcomes.indexOf('lost');
    if (won !== null && lost >= 0) return word('line-between', { from: won + 1, to: lost }) + thinking;
    return (won === null ? word('line-open') : word('line-won-until', { number: won })) + thinking;
  }

  /** Bars of three heights: high where it could be won, low where it was lost. @param {GameLine} found */
  function bars({ outcomes, made }) {
    const drawn = [];
    for (let from = 0; from < outcomes.length; ) {
      let to = from;
      while (to < outcomes.length && outcomes[to] === outcomes[from]) to++;
      drawn.push(bar(outcomes[from], from / outcomes.length, to / outcomes.length));
      from = to;
    }
    const here = bar('here', made / outcomes.length, (made + 1) / outcomes.length);
    return [...drawn, here];
  }

  /** @param {'won' | 'lost' | 'undecided' | 'here'} outcome @param {number} from @param {number} to */
  function bar(outcome, from, to) {
    const height = outcome === 'here' ? 36 : HEIGHTS[outcome];
    const shape = document.createElementNS(SVG, 'rect');
    const place = { x: from * 1000, width: Math.max(3, (to - from) * 1000), y: 36 - height, height };
    for (const [name, value] of Object.entries(place)) shape.setAttribute(name, String(value));
    shape.setAttribute('class', outcome);
    return shape;
  }

  /** Tells of the position that the slide points at. */
  function point() {
    if (!line) return;
    const number = Number(slide.value);
    const outcome = word(`line-${line.outcomes[number]}-here`);
    const step = line.steps[number - 1];
    const text = step ? word('line-at', { number, text: within(step.text), outcome }) : word('line-at-deal', { outcome });
    element('line-at').textContent = text;
    slide.setAttribute('aria-valuetext', text);
    /** @type {HTMLButtonElement} */ (element('line-go')).disabled = number === line.made;
  }

  slide.addEventListener('input', point);
  element('line-picture').addEventListener('click', (event) => {
    const { left, width } = element('line-picture').getBoundingClientRect();
    slide.value = String(Math.floor(((event.clientX - left) / width) * (Number(slide.max) + 1)));
    point();
  });
  element('line-go').addEventListener('click', () => {
    /** @type {HTMLDialogElement} */ (element('line-dialog')).close('go');
    actions.push('go', '', Number(slide.value));
  });

  return { open, back };
}
