// The few words the page carries; everything else is said by the server.

/** A sentence, or its forms for one and for other numbers. @typedef {string | {by: string, [form: string]: any}} Said */

/** @type {{words: Record<string, Said>, cards: Record<string, string>, theCards: Record<string, string>, [more: string]: any}} */
const data = JSON.parse(document.getElementById('page-data')?.textContent ?? '{"words":{},"cards":{}}');

/** What the server put into the page, by name. @param {string} name */
export const given = (name) => data[name];

/** A sentence of the page; ‹name› stands for an argument. @param {string} id @param {Record<string, string | number>} [args] */
export function word(id, args = {}) {
  const said = data.words[id];
  if (said === undefined) throw new Error(`the page has no word ${id}`);
  return bent(said, args).replace(/‹(\w+)›/g, (_, name) => written(args[name] ?? ''));
}

/** Numbers as the server writes them in its sentences. @param {string | number} value */
const written = (value) => (typeof value === 'number' ? value.toLocaleString(document.documentElement.lang) : value);

const plural = new Intl.PluralRules(document.documentElement.lang);

/** The form for these numbers. @param {Said} said @param {Record<string, string | number>} args @returns {string} */
const bent = (said, args) => (typeof said === 'string' ? said : bent(said[plural.select(Number(args[said.by]))], args));

/** With a capital at its beginning. @param {string} text */
export const sentence = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Without it, within another sentence. @param {string} text */
export const within = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** A card's name as said, with a capital. @param {string} card */
export const cardName = (card) => sentence(data.cards[card]);

/** A card's name as it stands within a sentence. @param {string} card */
export const innerName = (card) => data.cards[card];

/** With its article. @param {string} card */
export const theCard = (card) => data.theCards[card];

/** Lifted cards in a sentence: the one that leads them, and how many lie on it. @param {string} card @param {number} count */
export const held = (card, count) => (count > 1 ? word('held', { card: data.theCards[card], more: count - 1 }) : data.theCards[card]);

/** Whether court cards have German letters: by the player's choice, or as the page speaks. @param {string} indices */
export const hasGermanLetters = (indices) =>
  indices === 'german' || (indices === 'language' && document.documentElement.lang === 'de');
