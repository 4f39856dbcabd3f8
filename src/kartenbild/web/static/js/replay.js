// A game played again: the table's painter, fed step by step with what the server says of each.

import { ask, reason } from './api.js';
import { createPainter } from './paint.js';
import { say } from './said.js';
import * as settings from './settings.js';
import { given, word } from './words.js';

/** @import { View } from './types.js' */

const PAUSE = 900;

const element = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const root = element('table');
const slide = /** @type {HTMLInputElement} */ (element('slide'));
const painter = createPainter(root);
const { source, total } = /** @type {{source: string, total: number}} */ (given('replay'));
/** @type {Map<number, Promise<{status: number, body: any}>>} */
const asked = new Map();
let wanted = 0;
/** @type {ReturnType<typeof setTimeout> | null} */
let running = null;

/** @type {View} */
let view = {
  table: given('table'),
  scenes: given('scenes'),
  settings: settings.current(),
  lift: null,
  targets: [],
  spotlight: null,
  found: null,
  away: false,
};

/** @param {Partial<View>} change */
function show(change) {
  const before = view;
  view = { ...view, ...change };
  painter.paint(view, before);
}

/** @param {number} step */
function state(step) {
  const known = asked.get(step);
  if (known) return known;
  const answer = ask('GET', `${source}/steps/${step}`);
  asked.set(step, answer);
  answer.catch(() => asked.delete(step));
  return answer;
}

/** Shows the game after so many moves; of several wishes the last one counts. @param {number} step */
async function go(step) {
  wanted = Math.max(0, Math.min(total, step));
  tellStep();
  const mine = wanted;
  const answer = await state(mine).catch(() => null);
  if (mine !== wanted) return;
  if (answer?.status !== 200) return halt(answer ? reason(answer, word('failed')) : word('away'));
  show({ table: answer.body });
  root.dataset.revision = String(mine);
  say(answer.body.said);
  if (mine < total) void state(mine + 1).catch(() => null);
}

function tellStep() {
  slide.value = String(wanted);
  element('step').textContent = word('step', { step: wanted, total });
  for (const [name, ends] of Object.entries({ first: 0, back: 0, on: total, last: total })) button(name).disabled = wanted === ends;
  button('run').disabled = wanted === total && running === null;
}

/** @param {string} name */
const button = (name) => /** @type {HTMLButtonElement} */ (document.querySelector(`[data-do="${name}"]`));

/** Ends the run; says why, where there is something to say. @param {string} [why] */
function halt(why) {
  if (running !== null) clearTimeout(running);
  running = null;
  button('run').setAttribute('aria-pressed', 'false');
  if (why) say(why, true);
}

function run() {
  button('run').setAttribute('aria-pressed', 'true');
  running = setTimeout(async () => {
    await go(wanted + 1);
    if (running === null) return;
    if (wanted < total) run();
    else halt();
    tellStep();
  }, PAUSE);
}

async function branch() {
  const answer = await ask('POST', `${source}/branches`, { step: wanted }).catch(() => null);
  if (answer && answer.status < 300) location.assign(`/table/${answer.body.id}`);
  else say(answer ? reason(answer, word('failed')) : word('away'), true);
}

/** @type {Record<string, () => void>} */
const doing = {
  first: () => void go(0),
  back: () => void go(wanted - 1),
  on: () => void go(wanted + 1),
  last: () => void go(total),
  branch: () => void branch(),
};

/** @param {string} name */
function act(name) {
  const was = running;
  halt();
  if (name === 'run') return was === null && wanted < total ? run() : tellStep();
  doing[name]();
}

for (const each of document.querySelectorAll('[data-do]')) {
  each.addEventListener('click', () => act(/** @type {HTMLElement} */ (each).dataset.do ?? ''));
}
slide.addEventListener('input', () => {
  halt();
  void go(Number(slide.value));
});
const KEYS = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ' ': 'run' };
addEventListener('keydown', (event) => {
  const name = /** @type {Record<string, string>} */ (KEYS)[event.key];
  const own = event.target === slide || (event.key === ' ' && event.target instanceof HTMLButtonElement);
  if (!name || own || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act(name);
});

settings.onChange((chosen) => show({ settings: chosen }));
new ResizeObserver(() => {
  painter.resize();
  show({});
}).observe(root);
show({});
root.dataset.revision = '0';
button('run').setAttribute('aria-pressed', 'false');
tellStep();
say(given('table').said);
