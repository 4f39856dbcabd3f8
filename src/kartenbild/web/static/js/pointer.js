// Mouse, pen and finger: one gesture at a time.

import { liftAt } from './choose.js';
import { DOUBLE } from './double.js';
import { settle } from './motion.js';
import { meant } from './reach.js';

/** @import { Lift } from './types.js' */
/** @import { Store } from './store.js' */
/** @import { Hands } from './hands.js' */
/** @import { Painter } from './paint.js' */

const SLACK = { mouse: 5, pen: 7, touch: 9 };
const LONG = 420;

/**
 * @typedef {object} Grip
 * @property {number} id
 * @property {string} kind
 * @property {string} place
 * @property {number} seat
 * @property {number} x
 * @property {number} y
 * @property {Lift | null} lift
 * @property {boolean} dragging
 * @property {boolean} long
 * @property {ReturnType<typeof setTimeout> | undefined} timer
 */

/** @param {HTMLElement} root @param {Store} store @param {Hands} hands @param {Painter} painter */
export function listenToPointer(root, store, hands, painter) {
  /** @type {Grip | null} */
  let grip = null;
  /** @type {Set<number>} */
  const down = new Set();
  let spoiled = false;
  let lastClick = { x: 0, y: 0, time: -Infinity, played: false };
  let pressed = 0;

  root.addEventListener('pointerdown', (event) => {
    settle();
    down.add(event.pointerId);
    pressed = event.timeStamp;
    if (grip || spoiled || down.size > 1 || event.button !== 0) return spoil();
    begin(event);
  });
  root.addEventListener('pointermove', (event) => {
    if (!grip || event.pointerId !== grip.id) return;
    if (event.pointerType === 'mouse' && event.buttons !== 1) return spoil();
    move(event);
  });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) {
    root.addEventListener(end, (event) => finish(/** @type {PointerEvent} */ (event)));
  }
  addEventListener('blur', () => cancel());
  root.addEventListener('contextmenu', (event) => event.preventDefault());
  root.addEventListener('dragstart', (event) => event.preventDefault());
  // A click without a pointer comes from a screen reader or voice control.
  root.addEventListener('click', (event) => {
    const at = seatOf(event.target);
    if (at && event.detail === 0 && event.timeStamp - pressed > 700) hands.press(at.place, at.seat, { again: true });
  });

  /** @param {PointerEvent} event */
  function begin(event) {
    // What flew is at its end now, and may lie under the pointer.
    const at = seatOf(document.elementFromPoint(event.clientX, event.clientY));
    if (!at) return void hands.putBack();
    const lift = liftAt(store.get().table, at.place, at.seat);
    grip = { ...at, id: event.pointerId, kind: event.pointerType, x: event.clientX, y: event.clientY, lift, dragging: false, long: false, timer: undefined };
    if (event.pointerType !== 'mouse') grip.timer = setTimeout(showTargets, LONG);
    root.setPointerCapture(event.pointerId);
  }

  /** A long press shows where the card may go. */
  function showTargets() {
    if (!grip || grip.dragging || !grip.lift) return;
    grip.long = true;
    hands.hold(grip.lift);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!grip?.lift) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    const slack = SLACK[/** @type {'mouse' | 'pen' | 'touch'} */ (grip.kind)] ?? SLACK.mouse;
    if (!grip.dragging && Math.hypot(dx, dy) < slack) return;
    if (!grip.dragging) startDrag(grip.lift);
    for (const card of painter.lifted(store.get())) card.style.translate = `${dx}px ${dy}px`;
  }

  /** @param {Lift} lift */
  function startDrag(lift) {
    if (!grip) return;
    grip.dragging = true;
    clearTimeout(grip.timer);
    hands.hold(lift);
    root.classList.add('dragging');
  }

  /** @param {PointerEvent} event */
  function finish(event) {
    if (event.type !== 'lostpointercapture') down.delete(event.pointerId);
    if (down.size === 0) spoiled = false;
    if (!grip || event.pointerId !== grip.id) return;
    if (event.type !== 'pointerup') return cancel();
    const done = grip;
    letGo();
    if (done.dragging) dropAt(done, event);
    else if (!done.long) click(done, event.timeStamp);
  }

  /** @param {Grip} done @param {PointerEvent} event */
  function dropAt(done, event) {
    const view = store.get();
    const laid = painter.layout();
    const { lift, targets } = view;
    const lead = lift && view.table.places.find((each) => each.place === lift.place)?.cards.at(-lift.count);
    const from = lead && laid?.lies.get(lead.key);
    const [dx, dy] = [event.clientX - done.x, event.clientY - done.y];
    const target = lift && laid && from && meant({ x: from.x + dx, y: from.y + dy }, laid, view.table, lift, targets);
    if (lift && target) {
      root.classList.remove('dragging');
      painter.float(view, dx, dy);
      hands.drop(lift, target);
    } else {
      putDown();
      hands.putBack();
    }
  }

  /**
   * The second click on cards just picked up means their best place; a third one there is none at all.
   * @param {Grip} done @param {number} time
   */
  function click(done, time) {
    const same = Math.hypot(done.x - lastClick.x, done.y - lastClick.y) < 12 && time - lastClick.time < DOUBLE;
    if (same && lastClick.played) return;
    const { lift } = store.get();
    const twice = same && lift?.place === done.place;
    store.set({ spotlight: { place: done.place, seat: done.seat } });
    lastClick = { x: done.x, y: done.y, time, played: twice };
    if (twice) hands.best(done.place, done.seat);
    else hands.press(done.place, done.seat);
  }

  function spoil() {
    spoiled = down.size > 0;
    cancel();
  }

  /** Returns the cards of a broken gesture. */
  function cancel() {
    if (!grip) return;
    const dragging = grip.dragging;
    letGo();
    putDown();
    if (dragging) hands.putBack();
  }

  function letGo() {
    if (!grip) return;
    clearTimeout(grip.timer);
    const { id } = grip;
    grip = null;
    if (root.hasPointerCapture(id)) root.releasePointerCapture(id);
  }

  function putDown() {
    root.classList.remove('dragging');
    for (const card of root.querySelectorAll('.card')) /** @type {HTMLElement} */ (card).style.translate = '';
  }

  return { cancel, gripping: () => grip !== null };
}

/** @param {EventTarget | null} target */
function seatOf(target) {
  const element = target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest('.card, .base')) : null;
  return element?.dataset.place ? { place: element.dataset.place, seat: Number(element.dataset.seat) } : null;
}
