// The only place that draws the table: from a view to elements, cards kept by their key.

import { AGAIN, markPicture, picture, reach } from './cardface.js';
import { placeOf } from './choose.js';
import { journeys, opening } from './flights.js';
import { choose, layout } from './layout.js';
import { fly, settle, shake, transform, wanted, wave } from './motion.js';
import { wholePips } from './pips.js';
import { cardName, hasGermanLetters, word } from './words.js';

/** @import { CardState, Flight, Journey, LastMove, Layout, Lie, Lift, PlaceState, Spotlight, View } from './types.js' */

const MOST_MARKED = 16;

/** @param {HTMLElement} root */
export function createPainter(root) {
  /** @type {Map<number, HTMLButtonElement>} */
  const cards = new Map();
  /** @type {Map<string, {group: HTMLElement, base: HTMLButtonElement}>} */
  const groups = new Map();
  /** @type {Map<number, string>} what each card's element shows, so that only changes touch the page */
  const drawn = new Map();
  /** @type {Layout | null} */
  let laid = null;
  let style = '';
  /** @type {{keys: number[], dx: number, dy: number} | null} dropped cards that wait for the answer where they are */
  let floating = null;
  let size = { width: root.clientWidth, height: root.clientHeight };

  /** @param {View} view @param {View | null} before */
  function paint(view, before) {
    const focused = root.contains(document.activeElement);
    const old = laid;
    laid = measure(view);
    const restyled = style !== (style = styleOf(view));
    if (!old || old.card !== laid.card) root.style.setProperty('--card', `${laid.card}px`);
    root.classList.toggle('large', laid.large);
    root.classList.toggle('oval', laid.rings.some((ring) => ring.across !== ring.radius));
    root.dataset.index = hangs(view) ? 'beside' : 'below';
    root.classList.toggle('holding', view.lift !== null);
    drawRings(laid);
    for (const place of view.table.places) drawPlace(place, view, laid, restyled);
    dropGone(view);
    point(view.spotlight, focused);
    if (!before || before.table === view.table) return;
    const dropped = floating;
    sink();
    if (old) moveFrom(afloat(old, dropped), laid, view, before);
  }

  /** @param {View} view */
  function measure(view) {
    const { left_handed: mirrored, large_print: large } = view.settings;
    const wish = { mirrored, large, finished: view.table.status === 'won' };
    return layout(choose(view.scenes, size), view.table.places, size, wish);
  }

  /** @param {Layout} now */
  function drawRings(now) {
    const box = /** @type {HTMLElement} */ (root.querySelector('.rings'));
    while (box.childElementCount > now.rings.length) box.lastElementChild?.remove();
    while (box.childElementCount < now.rings.length) box.append(document.createElement('div'));
    now.rings.forEach(({ x, y, radius, across }, i) => {
      const ring = /** @type {HTMLElement} */ (box.children[i]);
      ring.style.width = `${2 * across + 1.4 * now.card}px`;
      ring.style.height = `${2 * radius + 1.4 * now.card}px`;
      ring.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    });
  }

  /** @param {PlaceState} place @param {View} view @param {Layout} now @param {boolean} restyled */
  function drawPlace(place, view, now, restyled) {
    const { group, base } = groupOf(place);
    setAttribute(group, 'aria-label', place.label);
    const spot = now.bases.get(place.place);
    const empty = place.cards.length === 0;
    group.hidden = !spot || (empty && spot.quiet);
    if (!spot) return;
    const target = view.targets.includes(place.place);
    const again = place.role === 'stock' && empty && view.table.moves.some(({ source }) => !source);
    drawBase(base, place, again ? { ...spot, mark: AGAIN } : spot, empty, target);
    const elements = place.cards.map((card, seat) => drawCard(place, card, seat, view, now, restyled));
    elements.forEach((element, seat) => {
      if (group.children[seat + 1] !== element) group.insertBefore(element, group.children[seat + 1] ?? null);
    });
  }

  /** @param {PlaceState} place */
  function groupOf(place) {
    const known = groups.get(place.place);
    if (known) return known;
    const group = document.createElement('div');
    group.className = `place ${place.role}`;
    group.dataset.place = place.place;
    group.setAttribute('role', 'group');
    const base = document.createElement('button');
    base.type = 'button';
    base.className = 'base';
    base.dataset.place = place.place;
    base.dataset.seat = '-1';
    base.tabIndex = -1;
    group.append(base);
    root.append(group);
    groups.set(place.place, { group, base });
    return { group, base };
  }

  /**
   * @param {HTMLButtonElement} base @param {PlaceState} place
   * @param {{x: number, y: number, turn: number, mark: string}} spot @param {boolean} empty @param {boolean} target
   */
  function drawBase(base, place, spot, empty, target) {
    const where = transform(spot);
    if (base.style.transform !== where) base.style.transform = where;
    base.classList.toggle('target', empty && target);
    base.classList.toggle('under', !empty);
    setAttribute(base, 'aria-label', place.label);
    setAttribute(base, 'aria-hidden', empty ? null : 'true');
    if (base.dataset.mark !== spot.mark) {
      base.dataset.mark = spot.mark;
      base.replaceChildren(markPicture(spot.mark));
    }
  }

  /**
   * @param {PlaceState} place @param {CardState} card @param {number} seat @param {View} view @param {Layout} now
   * @param {boolean} restyled
   */
  function drawCard(place, card, seat, view, now, restyled) {
    const element = elementOf(card.key);
    const lie = /** @type {Lie} */ (now.lies.get(card.key));
    const signs = signsOf(place, card, seat, view);
    const whole = [transform(lie), lie.z, lie.shown, lie.clip, lie.tight, lie.strip, place.place, seat, card.card, ...Object.values(signs)].join('|');
    if (!restyled && drawn.get(card.key) === whole) return element;
    drawn.set(card.key, whole);
    if (restyled || element.dataset.card !== (card.card ?? '')) face(element, card, view);
    lay(element, lie, howOf(view, place.place));
    element.dataset.place = place.place;
    element.dataset.seat = String(seat);
    mark(element, signs);
    return element;
  }

  /** @param {HTMLElement} element @param {Lie} lie @param {string} how */
  function lay(element, lie, how) {
    element.hidden = !lie.shown;
    element.style.transform = transform(lie);
    // Over every empty place.
    element.style.zIndex = String(lie.z + 1);
    element.style.clipPath = lie.clip;
    element.dataset.how = how;
    if (how === 'arc') turnIndex(element, lie.turn);
    element.classList.toggle('abreast', lie.abreast === true);
    element.classList.toggle('overlaid', lie.overlaid === true);
    element.style.setProperty('--pips', lie.strip === undefined ? 'none' : wholePips(element.dataset.card?.[0] ?? '', lie.strip));
    squeeze(element, lie.tight);
  }

  /** On a circle the index stays upright, as near to the card's corner as it then can. @param {HTMLElement} element @param {number} turn */
  function turnIndex(element, turn) {
    const { wide, high } = reach(turn);
    element.style.setProperty('--turn', `${-turn}deg`);
    element.style.setProperty('--wide', `${wide}px`);
    element.style.setProperty('--high', `${high}px`);
  }

  /** The index of a card of which only a narrow strip is seen. @param {HTMLElement} element @param {number} [strip] */
  function squeeze(element, strip) {
    element.classList.toggle('tight', strip !== undefined);
    if (strip !== undefined) element.style.setProperty('--strip', strip.toFixed(3));
  }

  /** @param {HTMLElement} element @param {CardState} card @param {View} view */
  function face(element, card, view) {
    element.dataset.card = card.card ?? '';
    element.dataset.suit = card.card?.[1] ?? '';
    element.replaceChildren(faceOf(card.card, view));
  }

  /**
   * What a card shows beside its face.
   * @param {PlaceState} place @param {CardState} card @param {number} seat @param {View} view
   */
  function signsOf(place, card, seat, { lift, table, targets, found }) {
    const top = seat === place.cards.length - 1;
    const movable = place.role === 'stock' ? top : place.cards.length - seat <= place.lifts && card.card !== null;
    const last = table.last !== null && cameHere(table.last, place) && table.last.keys.includes(card.key);
    return {
      picked: lift?.place === place.place && seat >= place.cards.length - lift.count,
      target: top && targets.includes(place.place),
      last,
      found: card.card !== null && card.card === found,
      movable,
      pressable: movable && place.role !== 'stock',
      hushed: place.role === 'stock' && !top,
      label: label(place, card, seat, last && top),
    };
  }

  /** @param {HTMLElement} element @param {ReturnType<typeof signsOf>} signs */
  function mark(element, { picked, target, last, found, movable, pressable, hushed, label }) {
    element.classList.toggle('picked', picked);
    element.classList.toggle('target', target);
    element.classList.toggle('last', last);
    element.classList.toggle('found', found);
    setAttribute(element, 'aria-label', label);
    setAttribute(element, 'aria-pressed', pressable ? String(picked) : null);
    setAttribute(element, 'aria-disabled', movable ? null : 'true');
    // Of the stock only its top speaks: the others would say the same.
    setAttribute(element, 'aria-hidden', hushed ? 'true' : null);
  }

  /** @param {PlaceState} place @param {CardState} card @param {number} seat @param {boolean} last */
  function label(place, card, seat, last) {
    if (place.role === 'stock' && card.card === null) return place.label;
    const name = card.card === null ? word('face-down') : cardName(card.card);
    return word(last ? 'card-last' : 'card-of', { card: name, seat: seat + 1, count: place.cards.length });
  }

  /** @param {number} key */
  function elementOf(key) {
    const known = cards.get(key);
    if (known) return known;
    const element = document.createElement('button');
    element.type = 'button';
    element.className = 'card';
    element.tabIndex = -1;
    element.dataset.key = String(key);
    cards.set(key, element);
    return element;
  }

  /** @param {View} view */
  function dropGone(view) {
    const here = new Set(view.table.places.flatMap((place) => place.cards.map((card) => card.key)));
    for (const [key, element] of cards) {
      if (here.has(key)) continue;
      element.remove();
      cards.delete(key);
      drawn.delete(key);
    }
  }

  /** One tab stop; where the focus was in the table it goes along. @param {Spotlight | null} spotlight @param {boolean} focused */
  function point(spotlight, focused) {
    const element = spotlight && elementAt(spotlight);
    for (const other of root.querySelectorAll('[tabindex="0"]')) {
      if (other !== element) /** @type {HTMLElement} */ (other).tabIndex = -1;
    }
    if (!element) return;
    if (element.tabIndex !== 0) element.tabIndex = 0;
    if (focused && document.activeElement !== element) element.focus({ preventScroll: true });
  }

  /** @param {Spotlight} spotlight @returns {HTMLElement | null} */
  function elementAt({ place, seat }) {
    const group = groups.get(place)?.group;
    return /** @type {HTMLElement | null} */ (group?.children[seat + 1] ?? null);
  }

  /** Cards that were dropped lie in the layout again. */
  function sink() {
    for (const key of floating?.keys ?? []) /** @type {HTMLElement} */ (cards.get(key)).style.translate = '';
    floating = null;
  }

  /** @param {Layout} old @param {Layout} now @param {View} view @param {View} before */
  function moveFrom(old, now, view, before) {
    settle();
    if (wanted(view.settings)) fly(journeys(old, now, view, before).map((journey) => flight(journey, view)));
  }

  /** @param {Journey} journey @param {View} view @returns {Flight} */
  function flight({ key, turns, ...way }, view) {
    const element = /** @type {HTMLElement} */ (cards.get(key));
    return { element, ...way, back: turns ? () => faceOf(null, view) : undefined };
  }

  return {
    paint,
    elementAt,
    layout: () => laid,
    /** Lays the cards out as they were dealt. @param {View} view */
    dealOut(view) {
      if (laid && wanted(view.settings)) fly(opening(laid, view, size).map((journey) => flight(journey, view)));
    },
    /** Shows that the top `count` cards of a place have to stay. @param {View} view @param {Lift} lift */
    refuse(view, { place, count }) {
      const kept = placeOf(view.table, place).cards.slice(-count);
      if (wanted(view.settings)) shake(kept.map(({ key }) => /** @type {HTMLElement} */ (cards.get(key))));
    },
    /** The finished picture, card after card. @param {View} view */
    applaud(view) {
      if (!laid || !wanted(view.settings)) return;
      const seen = [...laid.lies].filter(([, lie]) => lie.shown).sort(([, a], [, b]) => a.z - b.z);
      wave(seen.map(([key, to]) => ({ element: /** @type {HTMLElement} */ (cards.get(key)), to })));
    },
    /** Leaves the lifted cards where they were dropped until the next state of the table. @param {View} view @param {number} dx @param {number} dy */
    float(view, dx, dy) {
      const place = view.lift && placeOf(view.table, view.lift.place);
      if (place && view.lift) floating = { keys: place.cards.slice(-view.lift.count).map((card) => card.key), dx, dy };
    },
    /** Takes the window's size anew. */
    resize: () => (size = { width: root.clientWidth, height: root.clientHeight }),
    /** The elements of lifted cards. @param {View} view */
    lifted(view) {
      if (!view.lift) return [];
      const held = placeOf(view.table, view.lift.place).cards.slice(-view.lift.count);
      return held.map((card) => /** @type {HTMLElement} */ (cards.get(card.key)));
    },
  };
}

/** @typedef {ReturnType<typeof createPainter>} Painter */

/** A layout with some cards where they were dropped. @param {Layout} laid @param {{keys: number[], dx: number, dy: number} | null} dropped */
function afloat(laid, dropped) {
  if (!dropped) return laid;
  const lies = new Map(laid.lies);
  for (const key of dropped.keys) {
    const lie = lies.get(key);
    if (lie) lies.set(key, { ...lie, x: lie.x + dropped.dx, y: lie.y + dropped.dy });
  }
  return { ...laid, lies };
}

/** Whether cards hang in columns, so that an index belongs along the upper edge. @param {View} view */
function hangs({ scenes, table }) {
  const how = new Set(scenes[0].spots.map((spot) => spot.spread.how));
  return how.has('line') || (table.status === 'won' && !how.has('arc'));
}

/** @param {string | null} card @param {View} view */
function faceOf(card, view) {
  const { indices, back } = view.settings;
  return picture(card, { german: hasGermanLetters(indices), back, beside: hangs(view) });
}

/** Whether the last move brought cards here; one that lays all cards anew marks none. @param {LastMove} last @param {PlaceState} place */
const cameHere = ({ target, keys }, { place, role }) =>
  target ? target === place : role !== 'stock' && keys.length <= MOST_MARKED;

/** @param {View} view @param {string} place */
const howOf = ({ scenes }, place) => scenes[0].spots.find((spot) => spot.place === place)?.spread.how ?? 'stack';

/** Sets an attribute, takes it away for null, and touches nothing that is so already. */
function setAttribute(/** @type {Element} */ element, /** @type {string} */ name, /** @type {string | null} */ value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** What a change of which needs every face drawn anew. @param {View} view */
const styleOf = (view) => `${view.settings.indices} ${view.settings.back} ${hangs(view)}`;
