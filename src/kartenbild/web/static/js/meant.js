// The ring around the cards that a next move is about, and around where they are to go.

/** @import { TableState } from './types.js' */

/**
 * Rings this move's cards and its aim, and nothing else; none where there is no move.
 * @param {{source: string, target: string, count: number} | undefined} move @param {TableState} table
 */
export function ring(move, table) {
  for (const each of document.querySelectorAll('.meant')) each.classList.remove('meant');
  if (!move) return;
  const source = move.source || 'S';
  const cards = table.places.find(({ place }) => place === source)?.cards ?? [];
  for (const { key } of cards.slice(-(move.count || 1))) document.querySelector(`.card[data-key="${key}"]`)?.classList.add('meant');
  if (!cards.length) document.querySelector(`.base[data-place="${source}"]`)?.classList.add('meant');
  if (!move.target) return;
  const aim = table.places.find(({ place }) => place === move.target)?.cards.at(-1);
  const mark = aim ? `.card[data-key="${aim.key}"]` : `.base[data-place="${move.target}"]`;
  document.querySelector(mark)?.classList.add('meant');
}
