// The service worker. It keeps one page, which says that the server is away, and what that page needs. Everything else
// always comes from the server: nothing here can be out of date, and the interface under /api is never touched.

const CACHE = 'kartenbild-{{ version }}';
const FILES = {{ files|tojson }};
const LANGUAGE = '/away/language';
const DRESS = '/away/dress';
const DEFAULT = '/away/en';

addEventListener('install', (event) => event.waitUntil(fill()));
addEventListener('activate', (event) => event.waitUntil(begin()));

async function fill() {
  const kept = await caches.open(CACHE);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
  await skipWaiting();
}

async function begin() {
  for (const name of await caches.keys()) if (name.startsWith('kartenbild-') && name !== CACHE) await caches.delete(name);
  await clients.claim();
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

/** The page from the server, which also tells the player's language; the kept page where the server is silent. */
async function page(event) {
  let answer;
  try {
    answer = await fetch(event.request);
  } catch {
    return awayPage();
  }
  const language = answer.headers.get('content-language');
  if (language) event.waitUntil(remember(LANGUAGE, language));
  return answer;
}

// What the pages tell: felt, light or dark, and print.
addEventListener('message', (event) => event.waitUntil(remember(DRESS, JSON.stringify(event.data))));

/** @param {string} what @param {string} told */
async function remember(what, told) {
  const kept = await caches.open(CACHE);
  await kept.put(what, new Response(told));
}

async function awayPage() {
  const kept = await caches.open(CACHE);
  const language = await (await kept.match(LANGUAGE))?.text();
  const page = (await kept.match(`/away/${language}`)) ?? (await kept.match(DEFAULT));
  return page ? dressed(page, (await (await kept.match(DRESS))?.json()) ?? {}) : Response.error();
}

/** The page as the player chose to see all pages. */
async function dressed(page, dress) {
  const plain = Object.entries(dress).filter((each) => each.every((word) => /^[a-z]+$/.test(word)));
  const attributes = plain.map(([name, value]) => ` data-${name}="${value}"`).join('');
  const headers = new Headers(page.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response((await page.text()).replace('<html', `<html${attributes}`), { headers });
}

async function file(request) {
  try {
    return await fetch(request);
  } catch {
    const kept = await caches.open(CACHE);
    return (await kept.match(new URL(request.url).pathname)) ?? Response.error();
  }
}
