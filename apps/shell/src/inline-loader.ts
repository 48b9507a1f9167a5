import { HYDRATED_MARK, type PageData } from '@vantedge/federation-contract';
import { defineCountUp, draftKey, PENDING_LEAD, SOURCE, tabStorage } from '@vantedge/shared-ui/host';
import { PENDING_NAVIGATION_KEY, readsQuery } from './app/page-state.ts';
import { askForConsent, isListed, readListed, sendEvents } from './inline-loader/consent.ts';
import { drawHeader } from './inline-loader/header-look.ts';
import { keepClicks } from './inline-loader/keep-clicks.ts';
import { deferRest, renderRest, whenIdle } from './inline-loader/rest-of-page.ts';
import { reportStartFailure } from './signals/failures.ts';

/** Events that may load the application. The page is complete without it, except for its `data-hydrate` parts. */
const INTENT = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Controls that need the application. */
const CONTROLS = 'button:not([popovertarget], [commandfor]), input, select, textarea';

/** URL prefix of all scripts of this site. */
const ASSETS = '/assets/';

/** In the loader of a site with third parties, which is built on its own: that of others has nothing of it. */
const ASKS = process.env.CONSENT;
if (ASKS) readListed();

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}
interface Factory {
  createPolicy(name: string, rules: Rules): unknown;
}

/**
 * The page's only Trusted Types policy. It checks every string that a script assigns as HTML or as a script URL;
 * `null` rejects it. The only HTML it accepts is the empty string: React clears an element that way before
 * server-rendered nodes are restored.
 */
(window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html ? null : html),
  createScriptURL(url) {
    if (ASKS && isListed(url)) return url;
    // Compares by index: a malicious script could replace string methods.
    for (let i = 0; i < ASSETS.length; i++) if (url[i] !== ASSETS[i]) return null;
    return url;
  },
});

// Before the first number is parsed.
defineCountUp();
deferRest();

let started = false;

/** Starts the application. Waits for the next paint, which answers a press that needs no script. */
function onIntent(event: Event) {
  if (isIntent(event)) requestAnimationFrame(() => setTimeout(start));
}

/**
 * Whether an event shows intent: a key, a control, or a mouse that is moved over a link. Not a finger that scrolls, nor a page that
 * appears under a mouse at rest: browsers then report a move by 0 pixels.
 */
function isIntent(event: Event) {
  if (event.type === 'keydown') return true;
  const { movementX, movementY, pointerType } = event as PointerEvent;
  const isMove = event.type === 'pointermove';
  if (isMove && (pointerType === 'touch' || (!movementX && !movementY))) return false;
  return Boolean((event.target as Element).closest?.(isMove ? `${CONTROLS}, a` : CONTROLS));
}

function start() {
  if (started) return;
  started = true;
  for (const event of INTENT) removeEventListener(event, onIntent, true);
  const page = pageData();
  const section = page.release.sections[page.section];
  const own = page.path === null ? undefined : section?.routes[page.path];
  // Loads everything that hydration waits for, in parallel. The application brings the stylesheets.
  for (const url of [...(section?.remoteEntry ? [section.remoteEntry] : []), ...(own?.files ?? [])]) {
    if (!url.endsWith('.js')) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = url;
    load(link, url, page);
  }
  for (const url of page.entryScripts) {
    const script = document.createElement('script');
    script.src = url;
    script.async = false;
    script.onerror = () => {
      console.error(`[loader] ${url} did not load`);
      reportStartFailure(url);
    };
    load(script, url, page);
  }
}

/** Loads the script of custom elements if the page has one of them. */
function loadElements() {
  if (!document.querySelector(':not(:defined)')) return;
  const page = pageData();
  if (!page.elements) return;
  const script = document.createElement('script');
  script.type = 'module';
  script.src = page.elements;
  load(script, page.elements, page);
}

const pageData = () => JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;

/** Loads a file of the release. Without a hash, it is not loaded. */
function load(
  element: HTMLLinkElement | HTMLScriptElement,
  url: string,
  { release: { integrity } }: PageData,
) {
  const hash = integrity[url];
  if (!hash) return console.error(`[loader] ${url} has no hash`);
  element.integrity = hash;
  element.crossOrigin = '';
  document.head.append(element);
}

/** Starts the application when the browser is idle after the first contentful paint, which it never delays. */
const startWhenIdle = () =>
  new PerformanceObserver((list, painted) => {
    // Not the first paint, which may be only the background.
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    painted.disconnect();
    whenIdle(start);
  }).observe({ type: 'paint', buffered: true });

/** Whether the page depends on more than its path: parameters that it reads, or what this tab has kept. */
function hasState() {
  const drafts = [...document.forms].map(({ id }) => draftKey(id));
  const isKept = (key: string) => tabStorage((storage) => storage.getItem(key));
  return readsQuery() || [PENDING_NAVIGATION_KEY, PENDING_LEAD, ...drafts].some(isKept);
}

/**
 * Starts the application when a part of the page that is not complete without it comes near the viewport. Its `data-hydrate` is empty, or a
 * media query.
 */
function startWhenNeeded() {
  if (hasState()) return startWhenIdle();
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      startWhenIdle();
    },
    { rootMargin: '50%' },
  );
  for (const part of document.querySelectorAll<HTMLElement>('[data-hydrate]'))
    if (matchMedia(part.dataset['hydrate']!).matches) near.observe(part);
}

/** Makes the button of the 404 page work before its page is hydrated. */
function goBack({ target }: Event) {
  const button = (target as Element).closest?.<HTMLElement>('[data-go-back]');
  if (!button || isHydrated()) return;
  if (history.length > 1) history.back();
  else location.href = button.dataset['goBack']!;
}

/**
 * Loads the page that Back or Forward has gone to. After a reload, browsers only change the address of the document that the entry had
 * before, and the application does not follow it yet.
 */
function followAddress() {
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (!isHydrated() && location.pathname !== pathname) location.reload();
  });
}

const isHydrated = () => performance.getEntriesByName(HYDRATED_MARK).length > 0;

/** Listens for intent once the page is shown. A prerendered page does nothing until then. */
function listen() {
  tabStorage((storage) => (storage[SOURCE] ||= `${location.href} ${document.referrer}`));
  for (const event of INTENT) addEventListener(event, onIntent, { capture: true, passive: true });
  if (ASKS) {
    askForConsent();
    sendEvents();
  }
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
}

function onLoad() {
  renderRest();
  startWhenNeeded();
}

/** Runs once the document is parsed. */
function onParsed() {
  loadElements();
  drawHeader();
  followAddress();
  keepClicks(isHydrated);
  addEventListener('click', goBack);
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', listen, { once: true });
  else listen();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed);
else onParsed();
