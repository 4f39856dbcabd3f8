// A dialog that stands beside the table, not over it: the table makes room, and the finished picture is seen whole.

/** @param {HTMLElement} dialog @param {HTMLElement} room what holds the table @returns {() => void} what gives the room back */
export function standBeside(dialog, room) {
  const make = () => {
    room.style.margin = '';
    const [at, box] = [room.getBoundingClientRect(), dialog.getBoundingClientRect()];
    const [right, foot] = [Math.max(0, at.right - box.left), Math.max(0, at.bottom - box.top)];
    // At its side or at its foot: whichever leaves the table more of the window.
    room.style.margin = right * at.height < foot * at.width ? `0 ${right}px 0 0` : `0 0 ${foot}px`;
  };
  make();
  addEventListener('resize', make);
  return () => {
    removeEventListener('resize', make);
    room.style.margin = '';
  };
}
