// The one sentence that is said after each thing that happens.

const said = () => /** @type {HTMLElement} */ (document.getElementById('said'));

/** What the hint's panel shows as well. @param {string} text */
export function sayAdvice(text) {
  say(text);
  said().dataset.advice = '';
}

/** The hint is gone, and with it what was said of it; what was said since stays. */
export function forgetAdvice() {
  if (said().dataset.advice !== undefined) say('');
}

/** @param {string} text @param {boolean} [warn] @param {boolean} [listed] whether it only lists what the table shows */
export function say(text, warn = false, listed = false) {
  const line = said();
  delete line.dataset.advice;
  // With two packs one sentence may be true twice; a reader only speaks what is new.
  line.textContent = text === line.textContent ? `${text}\u00a0` : text;
  line.classList.toggle('warn', warn);
  line.classList.toggle('listed', listed);
}
