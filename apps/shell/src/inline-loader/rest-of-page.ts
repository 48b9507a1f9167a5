/** Attribute of the root while the browser lays out what is below the first screens only near the viewport (`rest-of-page.css`). */
export const UNREAD = 'data-unread';

/** The parts of a page that `rest-of-page.css` names. */
const PARTS = ':is(main > [data-section], .sheet-page) > :nth-child(n + 4), #root > footer';

/**
 * Leaves the rest of a page for later, in its head. Not where the browser goes back to a position or to a fragment, which it could not
 * find then.
 */
export function deferRest() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' && !location.hash) document.documentElement.setAttribute(UNREAD, '');
}

/**
 * Lays out the rest of the page: a part each time the browser is idle, or all at once for a press on a fragment link. The attribute stays:
 * without it, browsers would restyle the whole page.
 */
export function renderRest() {
  if (!document.documentElement.hasAttribute(UNREAD)) return;
  const waiting = [...document.querySelectorAll<HTMLElement>(PARTS)];
  const render = (part: HTMLElement) => part.style.setProperty('content-visibility', 'visible');
  const onClick = ({ target }: Event) => {
    if ((target as Element).closest?.('a[href*="#"]')) waiting.splice(0).forEach(render);
  };
  const next = () => {
    const part = waiting.shift();
    if (!part) return removeEventListener('click', onClick, true);
    render(part);
    whenIdle(next);
  };
  addEventListener('click', onClick, true);
  whenIdle(next);
}

export const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 50);
