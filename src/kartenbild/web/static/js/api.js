// Requests to the server. A refusal is an answer; only silence is an error.

export class Away extends Error {}

/**
 * @param {string} method @param {string} path @param {unknown} [body] @param {AbortSignal} [signal]
 * @returns {Promise<{status: number, body: any}>}
 */
export async function ask(method, path, body, signal) {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  let answer, text;
  try {
    answer = await fetch(path, { method, cache: 'no-store', signal, ...(body === undefined ? {} : json) });
    text = await answer.text();
  } catch (gone) {
    throw new Away(String(gone));
  }
  if (answer.status >= 502) throw new Away(String(answer.status));
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { status: answer.status, body: isJson && text ? JSON.parse(text) : text };
}

/** The reason in a refused answer. @param {{status: number, body: any}} answer @param {string} otherwise */
export const reason = (answer, otherwise) => String(answer.body?.reason ?? answer.body?.detail ?? otherwise);
