// The action that was sent and not yet answered, kept where a reload finds it again.

/** @typedef {{action: string, move: string, revision: number, key: string, seconds: number, shown: boolean}} Body */

const name = (/** @type {string} */ table) => `kartenbild-pending-${table}`;

/** What a browser without storage, or with a full one, cannot keep is only lost with the page. @template T @param {() => T} use */
function storage(use) {
  try {
    return use();
  } catch (refused) {
    if (refused instanceof DOMException) return null;
    throw refused;
  }
}

/** @param {string} table @param {Body} body */
export const keep = (table, body) => storage(() => localStorage.setItem(name(table), JSON.stringify(body)));

/** @param {string} table */
export const drop = (table) => storage(() => localStorage.removeItem(name(table)));

/** The action that this table still waits for. @param {string} table @returns {Body | null} */
export function waiting(table) {
  const text = storage(() => localStorage.getItem(name(table)));
  return text ? JSON.parse(text) : null;
}
