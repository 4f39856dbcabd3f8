// Lets the pages be installed, and say so when the server is away; only where browsers allow it: this machine, or https.

if (window.isSecureContext && 'serviceWorker' in navigator) {
  // Without it everything works as before, but for the page that says that the server is away.
  navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' }).catch((refused) => console.info(String(refused)));
}
