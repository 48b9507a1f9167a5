import { whenIdle } from './when-idle.ts';

/** On the root element while the parts below the fold wait for their stylesheets. The document's inline styles hide them meanwhile. */
const UNSTYLED = 'data-unstyled';

/** On each part of the page below the fold. The composer sets it, and this loader removes it from the parts it shows. */
const DEFERRED = 'data-deferred';

/** The stylesheets load after this time, even if the browser has not painted or is not idle. */
const MAX_DELAY_MS = 3000;

/** Everything is shown after this time, even if a stylesheet has not loaded. */
const MAX_HIDDEN_MS = 8000;

const root = document.documentElement;

let isUrgent = false;
let isEnabled = false;

let onShown: () => void;
/** Resolves when everything is shown, with or without its stylesheets. */
export const shown = new Promise<void>((resolve) => (onShown = resolve));

/**
 * Hides what is below the fold, and loads the page's stylesheets when the browser is idle after the first paint: requested
 * earlier, they would compete with the document and its fonts.
 */
export function deferStylesheets() {
  root.setAttribute(UNSTYLED, '');
  for (const event of ['scroll', 'wheel', 'beforeprint'])
    addEventListener(event, loadStylesheetsNow, { capture: true, once: true, passive: true });
  document.addEventListener('visibilitychange', loadStylesheetsNow, { once: true });
  setTimeout(loadStylesheets, MAX_DELAY_MS);
  setTimeout(show, MAX_HIDDEN_MS);
}

/** Starts once the document is parsed. */
export function loadStylesheetsWhenIdle() {
  if (isUrgent || needsWholePage()) loadStylesheetsNow();
  else whenIdle(loadStylesheets);
}

/** Loads the stylesheets immediately and shows all parts at once. */
export function loadStylesheetsNow() {
  isUrgent = true;
  loadStylesheets();
}

/**
 * Whether the browser may scroll the page before it loads, or paints nothing for now: a prerendered page and one in the
 * background are complete when they are shown.
 */
const needsWholePage = () =>
  location.hash ||
  document.hidden ||
  !('requestIdleCallback' in window) ||
  // Reloads and steps in the history restore the scroll position.
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type !==
    'navigate';

/** Loads the stylesheets, then shows the page part by part. */
export function loadStylesheets() {
  if (isEnabled || document.readyState === 'loading') return;
  isEnabled = true;
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  void Promise.all([...links].map(enable)).then(showNext);
}

/** Resolves when a stylesheet has loaded or failed. Removes one that has failed, so that the application can request it again. */
const enable = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      resolve();
    };
    link.removeAttribute('disabled');
  });

/** Shows one part per frame: styling the whole page in one task would block a phone. */
function showNext() {
  const part = isUrgent || document.hidden ? null : document.querySelector(`[${DEFERRED}]`);
  if (!part) return show();
  part.removeAttribute(DEFERRED);
  requestAnimationFrame(showNext);
}

function show() {
  root.removeAttribute(UNSTYLED);
  onShown();
}
