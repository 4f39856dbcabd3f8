// Seconds spent at the visible table, by a clock that nobody can put back.

export function createClock() {
  let since = document.hidden ? null : performance.now();
  let kept = 0;
  const stop = () => {
    if (since !== null) kept += performance.now() - since;
    since = null;
  };
  document.addEventListener('visibilitychange', () => {
    stop();
    if (!document.hidden) since = performance.now();
  });
  return {
    /** The seconds since the last time this was asked. */
    take() {
      const running = since !== null;
      stop();
      const seconds = kept / 1000;
      kept = 0;
      if (running) since = performance.now();
      return Math.min(seconds, 86400);
    },
  };
}
