// Why a move is suggested, below the table in small windows: cut where it is longer than its line, and then to be opened.

export function createHintWhy() {
  const line = /** @type {HTMLElement} */ (document.getElementById('hint-why'));
  const text = /** @type {HTMLElement} */ (line.querySelector('span'));
  const more = /** @type {HTMLButtonElement} */ (line.querySelector('button'));

  /** Opened it takes no other room than before. @param {boolean} whole */
  function open(whole) {
    line.style.minHeight = whole ? `${line.getBoundingClientRect().height}px` : '';
    line.classList.toggle('whole', whole);
    more.setAttribute('aria-expanded', String(whole));
    more.textContent = (whole ? more.dataset.less : more.dataset.more) ?? '';
  }

  line.addEventListener('click', () => void (more.hidden || open(!line.classList.contains('whole'))));

  return {
    /** @param {string} reasons */
    show(reasons) {
      text.textContent = reasons;
    },
    /** The line has the room it will keep. */
    fit() {
      open(false);
      more.hidden = true;
      more.hidden = text.scrollHeight <= text.clientHeight + 1;
    },
  };
}
