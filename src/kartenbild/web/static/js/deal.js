// A deal chosen in a form: its name from the form's fields, the table by the server.

import { ask, reason } from './api.js';
import { word } from './words.js';

/** The deal's name as the fields of a form choose it. @param {string} game @param {FormData} fields */
export function dealName(game, fields) {
  const words = [...fields.entries()].filter(([name]) => name.startsWith('setting-')).map(([, value]) => String(value));
  const number = String(fields.get('number') ?? '').trim();
  return [game, ...words].join('+') + (number ? `#${number}` : '');
}

/**
 * Opens a table with this deal and goes there; says the reason where the server refuses it.
 * @param {{deal: string, cards?: string}} deal @param {(text: string) => void} say
 */
export async function deal(deal, say) {
  const answer = await ask('POST', '/api/tables', deal).catch(() => null);
  if (answer && answer.status < 300) location.assign(`/table/${answer.body.id}`);
  else say(answer ? reason(answer, word('failed')) : word('away'));
}
