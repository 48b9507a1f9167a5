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
let isStarted = false;
/** Links that are not enabled yet. */
let waiting: HTMLLinkElement[] = [];

/** Each resolves when an enabled stylesheet has loaded or failed. */
const loads: Promise<void>[] = [];

let onShown: () => void;
/** Resolves when everything is shown, with or without its stylesheets. */
export const shown = new Promise<void>((resolve) => (onShown = resolve));

let onLoading: () => void;

/**
 * Hides what is below the fold, and loads the page's stylesheets when the browser is idle after the first paint: requested
 * earlier, they would compete with the document and its fonts. Then it calls back, before it shows anything.
 */
export function deferStylesheets(callback: () => void) {
  onLoading = callback;
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

/** Loads the stylesheets immediately, applies each when it arrives, and shows all parts at once. */
export function loadStylesheetsNow() {
  isUrgent = true;
  if (isStarted) enableAll();
  else loadStylesheets();
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

/** Loads the stylesheets, applies one per frame, then shows one part per frame: doing it in one task would block a phone. */
export function loadStylesheets() {
  if (isStarted || document.readyState === 'loading') return;
  isStarted = true;
  waiting = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')];
  if (isUrgent) enableAll();
  else waiting.slice(1).forEach(preload);
  void applyNext();
  // Last: if it fails, the stylesheets still load.
  onLoading();
}

/** Requests a stylesheet that is enabled later. A link with a `media` that matches later would make browsers load all fonts again. */
function preload(link: HTMLLinkElement) {
  const request = link.cloneNode() as HTMLLinkElement;
  request.rel = 'preload';
  request.as = 'style';
  document.head.append(request);
}

async function applyNext() {
  waiting.splice(0, 1).forEach(enable);
  await Promise.all(loads);
  if (waiting.length) return requestAnimationFrame(() => void applyNext());
  // Meanwhile, the others may have been enabled.
  await Promise.all(loads);
  showNext();
}

function enableAll() {
  waiting.splice(0).forEach(enable);
}

/** Removes a stylesheet that has failed, so that the application can request it again. */
function enable(link: HTMLLinkElement) {
  loads.push(
    new Promise((resolve) => {
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        resolve();
      };
      link.removeAttribute('disabled');
    }),
  );
}

function showNext() {
  const part = isUrgent || document.hidden ? null : document.querySelector(`[${DEFERRED}]`);
  if (!part) return show();
  part.removeAttribute(DEFERRED);
  requestAnimationFrame(showNext);
}

function show() {
  enableAll();
  root.removeAttribute(UNSTYLED);
  onShown();
}

/** Calls back when the browser is idle after the first contentful paint, so that what follows never delays it. */
export const whenIdle = (callback: () => void) =>
  new PerformanceObserver((list, painted) => {
    // Not the first paint, which may be only the background.
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    painted.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, 200);
  }).observe({ type: 'paint', buffered: true });
