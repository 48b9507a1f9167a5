// Runs in each page of a visit, before its own scripts. `visit` has the paths of the first and the next page.
const now = () => performance.timeOrigin + performance.now();
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function leaveFirst() {
  const link = document.querySelector(`:is(main, footer) a[href="${visit.next}"]`);
  link.setAttribute('data-pointed-at', '');
  while (!localStorage.getItem('prerendered')) await pause(50);
  sessionStorage.setItem('carried', 'state');
  localStorage.setItem('clicked', String(now()));
  link.click();
}

async function observeNext() {
  const wasPrerendered = document.prerendering === true;
  if (wasPrerendered) {
    addEventListener('load', () => localStorage.setItem('prerendered', '1'));
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  }
  const requestedBeforeShown = performance
    .getEntriesByType('resource')
    .map(({ name }) => name.slice(location.origin.length));
  const carried = sessionStorage.getItem('carried');
  const paints = [];
  new PerformanceObserver((list) => paints.push(...list.getEntries())).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  while (!paints.length) await pause(50);
  // A larger element may still come.
  await pause(500);
  const clickToLargestPaint =
    performance.timeOrigin + paints.at(-1).startTime - Number(localStorage.getItem('clicked'));
  const body = JSON.stringify({ wasPrerendered, clickToLargestPaint, carried, requestedBeforeShown });
  await fetch('/report', { method: 'POST', body });
}

if (location.pathname === visit.next) void observeNext();
else addEventListener('load', () => void leaveFirst());
