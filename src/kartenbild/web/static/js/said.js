// The one sentence that is said after each thing that happens.

/** @param {string} text @param {boolean} [warn] */
export function say(text, warn = false) {
  const line = /** @type {HTMLElement} */ (document.getElementById('said'));
  line.textContent = text;
  line.classList.toggle('warn', warn);
}
