// Lets the pages be installed, and say so when the server is away; only where browsers allow it: this machine, or https.

import { onKept } from './settings.js';

/** The page without a server has the player's colours and print too. */
function dress() {
  const { felt, pages, print } = document.documentElement.dataset;
  navigator.serviceWorker.controller?.postMessage({ felt, pages, print });
}

if (window.isSecureContext && 'serviceWorker' in navigator) {
  // Without it everything works as before, but for the page that says that the server is away.
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch((refused) => console.info(String(refused)));
  navigator.serviceWorker.addEventListener('controllerchange', dress);
  onKept(dress);
  dress();
}
