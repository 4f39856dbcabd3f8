// What the player's hands mean, whichever way they act: mouse, finger, keyboard or a reader's click.

import { anyTarget, bestMove, liftAt, moveTo, placeOf, targetsOf, verbMove, written } from './choose.js';
import { DOUBLE } from './double.js';
import { held, sentence, word } from './words.js';

/** @import { Lift } from './types.js' */
/** @import { Store } from './store.js' */
/** @import { Actions } from './actions.js' */

const SWEEPING = ['deal', 'gather'];

/**
 * @param {Store} store @param {Actions} actions
 * @param {{say: (text: string) => void, confirm: (question: string, move: string) => Promise<boolean>, refuse: (lift: Lift) => void}} room
 */
export function createHands(store, actions, room) {
  const table = () => store.get().table;
  let swept = -Infinity;

  /** @param {Lift | null} lift */
  function hold(lift) {
    const targets = lift ? targetsOf(table(), lift) : [];
    store.set({ lift, targets });
    if (!lift) return;
    const cards = named(lift);
    room.say(targets.length ? word('picked-up', { cards, count: targets.length }) : word('picked-up-none', { cards }));
  }

  /** The lifted cards in words. @param {Lift} lift */
  function named({ place, count }) {
    return held(placeOf(table(), place).cards.at(-count)?.card ?? '', count);
  }

  const release = () => store.get().lift && store.set({ lift: null, targets: [] });

  /** The player wants the cards back where they were. */
  function putBack() {
    const { lift } = store.get();
    if (!lift) return;
    release();
    room.say(word('put-back', { cards: named(lift) }));
  }

  /** @param {string} move */
  async function play(move) {
    release();
    const question = table().confirm;
    if (SWEEPING.includes(move) && question && store.get().settings.confirm_deal && !(await room.confirm(question, move))) {
      swept = -Infinity;
      return;
    }
    actions.push('move', move);
  }

  /** @param {Lift} lift @param {string} target @returns {boolean} whether it was legal */
  function drop(lift, target) {
    const move = moveTo(table(), lift, target);
    void play(move ?? written(lift, target));
    return move !== undefined;
  }

  /** The best move with the cards from this seat up, or the reason why there is none. @param {string} place @param {number} seat */
  function best(place, seat) {
    const lift = liftAt(table(), place, seat);
    if (!lift) return explain(place, seat);
    const move = bestMove(table(), lift);
    return move ? void play(move) : explain(place, seat);
  }

  /** Asks the server why the cards from this seat up stay where they are. @param {string} place @param {number} seat */
  function explain(place, seat) {
    release();
    const count = placeOf(table(), place).cards.length - seat;
    const target = anyTarget(table(), place);
    if (seat < 0 || !target) return room.say(placeOf(table(), place).label);
    const lift = { place, count };
    if (!liftAt(table(), place, seat)) return actions.push('move', written(lift, target));
    room.refuse(lift);
    return room.say(sentence(word('no-target', { cards: named(lift) })));
  }

  /** Whether this would cover or gather the whole table for the second time in a moment: nobody means that. @param {string} move */
  function hasty(move) {
    if (!SWEEPING.includes(move)) return false;
    const [before, now] = [swept, performance.now()];
    swept = now;
    return now - before < DOUBLE;
  }

  /** A click on the stock. @param {string[]} [verbs] */
  function draw(verbs = store.get().scenes[0].verbs) {
    const move = verbMove(table(), verbs) ?? verbs.at(-1);
    if (!move) return room.say(word('no-draw'));
    if (!hasty(move)) void play(move);
  }

  /**
   * One click or Enter on a card or an empty place (seat −1).
   * @param {string} place @param {number} seat @param {{again?: boolean}} [how] `again`: twice means the best place
   */
  function press(place, seat, how = {}) {
    const { lift, targets } = store.get();
    if (lift && lift.place === place) return again(lift, seat, how.again === true);
    if (lift && targets.includes(place)) return void drop(lift, place);
    const { role } = placeOf(table(), place);
    if (role === 'stock') {
      release();
      return draw();
    }
    if (lift && role !== 'waste') {
      drop(lift, place);
      const other = liftAt(table(), place, seat);
      return other ? store.set({ lift: other, targets: targetsOf(table(), other) }) : undefined;
    }
    const next = liftAt(table(), place, seat);
    return next ? hold(next) : explain(place, seat);
  }

  /** @param {Lift} lift @param {number} seat @param {boolean} twice */
  function again(lift, seat, twice) {
    const { cards } = placeOf(table(), lift.place);
    if (seat !== cards.length - lift.count) return hold(liftAt(table(), lift.place, seat));
    if (twice) return best(lift.place, seat);
    return putBack();
  }

  return { hold, putBack, play, drop, best, explain, draw, press };
}

/** @typedef {ReturnType<typeof createHands>} Hands */
