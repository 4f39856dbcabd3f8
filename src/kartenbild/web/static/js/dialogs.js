// Dialogs: each closes by Escape, its cross, a click outside or the browser's Back, and gives the focus back.

import { DOUBLE } from './double.js';

/** @param {string} id */
const dialog = (id) => /** @type {HTMLDialogElement} */ (document.getElementById(id));

let opened = 0;

/** Whether the browser is still on its way back over the step of a dialog that was closed. */
let leaving = false;

/** The open dialog that put a step into the browser's history. @type {HTMLDialogElement | null} */
let stepped = null;

/**
 * Opens a dialog of the page; resolves with the value of the button that closed it, '' for every other way out.
 * @param {string} id
 * @returns {Promise<string>}
 */
export function open(id) {
  const box = dialog(id);
  if (box.open) return Promise.resolve('');
  for (const other of document.querySelectorAll('dialog[open]')) /** @type {HTMLDialogElement} */ (other).close('');
  const back = document.activeElement;
  box.returnValue = '';
  box.showModal();
  opened = performance.now();
  // A step taken while the browser is on its way back would be taken for the one it leaves.
  if (leaving) addEventListener('popstate', () => step(box), { once: true });
  else step(box);
  return new Promise((done) => {
    box.addEventListener('close', () => done(closed(box, back)), { once: true });
  });
}

/** @param {HTMLDialogElement} box */
function step(box) {
  if (!box.open) return;
  history.pushState({ dialog: box.id }, '');
  stepped = box;
}

/** @param {HTMLDialogElement} box @param {Element | null} back */
function closed(box, back) {
  release(box);
  if (stepped === box) {
    stepped = null;
    leaving = history.state?.dialog === box.id;
    if (leaving) history.back();
  }
  if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  return box.returnValue;
}

/** The browser may leave the focus in a closed dialog for a while: a key pressed at once would be written into its field. @param {HTMLDialogElement} box */
function release(box) {
  const { activeElement: held } = document;
  if (held instanceof HTMLElement && box.contains(held)) held.blur();
}

addEventListener('popstate', () => {
  leaving = false;
  const box = stepped;
  stepped = null;
  if (box?.open) box.close('');
});

for (const box of document.querySelectorAll('dialog')) {
  box.addEventListener('cancel', () => release(box));
  box.addEventListener('pointerdown', (event) => {
    // The second tap of two is meant for what opened the dialog.
    if (event.target === box && event.timeStamp - opened > DOUBLE && outside(box, event)) box.close('');
  });
  for (const button of box.querySelectorAll('[data-close]')) {
    button.addEventListener('click', () => box.close(/** @type {HTMLElement} */ (button).dataset.close));
  }
}

/** @param {HTMLDialogElement} box @param {PointerEvent} event */
function outside(box, event) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
