// The few words the page carries; everything else is said by the server.

/** @type {{words: Record<string, string>, cards: Record<string, string>, [more: string]: any}} */
const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{"words":{},"cards":{}}');

/** What the server put into the page, by name. @param {string} name */
export const given = (name) => data[name];

/** A sentence of the page; ‹name› stands for an argument. @param {string} id @param {Record<string, string | number>} [args] */
export function word(id, args = {}) {
  const text = data.words[id];
  if (text === undefined) throw new Error(`the page has no word ${id}`);
  return text.replace(/‹(\w+)›/g, (_, name) => String(args[name] ?? ''));
}

/** With a capital at its beginning. @param {string} text */
export const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A card's name as said, with a capital. @param {string} card */
export const cardName = (card) => sentence(data.cards[card]);

/** Whether court cards have German letters: by the player's choice, or as the page speaks. @param {string} indices */
export const hasGermanLetters = (indices) =>
  indices === 'german' || (indices === 'language' && document.documentElement.lang === 'de');
