// Motion follows the model and never holds it up: any input ends it.

const DURATION = 190;
const IN_FLIGHT = 13;

/** @type {Set<Animation>} */
const flying = new Set();

/** Ends all motion where it was going. */
export function settle() {
  for (const flight of flying) flight.finish();
  flying.clear();
}

/**
 * Lets cards fly to where they already are, one after the other, at most 13 at once.
 * @param {{element: HTMLElement, from: string, to: string}[]} flights
 */
export function fly(flights) {
  const apart = flights.length > IN_FLIGHT ? DURATION / IN_FLIGHT : flights.length > 4 ? 12 : 0;
  flights.forEach(({ element, from, to }, rank) => {
    const flight = element.animate([{ transform: from }, { transform: to }], {
      duration: DURATION,
      delay: rank * apart,
      easing: 'cubic-bezier(.25,.7,.3,1)',
      fill: 'backwards',
    });
    element.classList.add('flying');
    flying.add(flight);
    flight.onfinish = () => land(flight, element);
    flight.oncancel = flight.onfinish;
  });
}

/** @param {Animation} flight @param {HTMLElement} element */
function land(flight, element) {
  flying.delete(flight);
  element.classList.remove('flying');
}

/** Whether the player wants motion at all. @param {{animate: boolean}} settings */
export const wanted = (settings) => settings.animate && !matchMedia('(prefers-reduced-motion: reduce)').matches;
