// The one sentence that is said after each thing that happens.

/** @param {string} text @param {boolean} [warn] @param {boolean} [listed] whether it only lists what the table shows */
export function say(text, warn = false, listed = false) {
  const line = /** @type {HTMLElement} */ (document.getElementById('said'));
  // With two packs one sentence may be true twice; a reader only speaks what is new.
  line.textContent = text === line.textContent ? `${text}\u00a0` : text;
  line.classList.toggle('warn', warn);
  line.classList.toggle('listed', listed);
}
