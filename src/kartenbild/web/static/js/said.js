// The one sentence that is said after each thing that happens.

/** @param {string} text @param {boolean} [warn] */
export function say(text, warn = false) {
  const line = /** @type {HTMLElement} */ (document.getElementById('said'));
  // With two packs one sentence may be true twice; a reader only speaks what is new.
  line.textContent = text === line.textContent ? `${text}\u00a0` : text;
  line.classList.toggle('warn', warn);
}
