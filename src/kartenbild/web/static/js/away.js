// Shown in place of a page while the server is away: asks for it, and shows the page that was wanted once it is there.

const LONGEST = 8000;
let wait = 1000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

async function look() {
  clearTimeout(timer);
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) return location.pathname.startsWith('/away/') ? location.replace('/') : location.reload();
  timer = setTimeout(look, wait);
  wait = Math.min(wait * 1.5, LONGEST);
}

document.getElementById('again')?.addEventListener('click', () => void look());
addEventListener('online', () => void look());
timer = setTimeout(look, wait);
