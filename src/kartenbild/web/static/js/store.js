// The table's state, without DOM. Every change ends in one painting.

/** @import { View } from './types.js' */

/** @param {View} view @param {(view: View, before: View) => void} paint */
export function createStore(view, paint) {
  let current = view;
  return {
    get: () => current,
    /** @param {Partial<View>} change */
    set(change) {
      const before = current;
      current = { ...current, ...change };
      paint(current, before);
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
