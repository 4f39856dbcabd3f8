// A deal's page: its link to be copied or shared, and the button that deals it.

import './first.js';

const link = /** @type {HTMLInputElement} */ (document.getElementById('link'));
const said = /** @type {HTMLElement} */ (document.getElementById('copied'));
const share = /** @type {HTMLButtonElement} */ (document.getElementById('share'));
link.value = new URL(link.dataset.path ?? '', location.href).href;

/** Without leave to write to the clipboard, as over plain http in a network, the link is marked for the player's own keys. */
document.getElementById('copy')?.addEventListener('click', async () => {
  const copied = await navigator.clipboard?.writeText(link.value).then(() => true, () => false);
  if (!copied) {
    link.focus();
    link.select();
  }
  said.textContent = (copied ? said.dataset.copied : said.dataset.byHand) ?? '';
});

share.hidden = typeof navigator.share !== 'function';
// Whoever closes the sharing window has changed their mind; that is no fault.
share.addEventListener('click', () => void navigator.share({ title: document.title, url: link.value }).catch(() => null));
