/** Attribute of the root while the browser lays out what is below the first screens only near the viewport (`rest-of-page.css`). */
const UNREAD = 'data-unread';

/** The parts of a page that `rest-of-page.css` names. */
const PARTS = 'main > [data-section] > :nth-child(n + 4), #root > footer';

/**
 * Leaves the rest of a page for later, in its head. Not where the browser goes back to a position or to a fragment, which it could not
 * find then.
 */
export function deferRest() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.setAttribute(UNREAD, '');
}

/** Lays out the rest of the page: a part each time the browser is idle, or all at once for a press on a fragment link. */
export function renderRest() {
  const root = document.documentElement;
  if (!root.hasAttribute(UNREAD)) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const rendered: HTMLElement[] = [];
  const finish = () => {
    removeEventListener('click', onClick, true);
    root.removeAttribute(UNREAD);
    for (const part of rendered.splice(0)) {
      part.style.removeProperty('content-visibility');
      if (!part.getAttribute('style')) part.removeAttribute('style');
    }
  };
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest?.('a[href*="#"]')) finish();
  };
  const next = () => {
    const part = root.hasAttribute(UNREAD) && waiting.shift();
    if (!part) return finish();
    part.style.setProperty('content-visibility', 'visible');
    rendered.push(part);
    whenIdle(next);
  };
  addEventListener('click', onClick, true);
  whenIdle(next);
}

const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 50);
