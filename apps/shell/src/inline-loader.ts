import type { PageData } from '@vantedge/federation-contract';
import { CARRIED, PENDING_LEAD } from './app/carried.ts';
import { keepTime } from './inline-loader/keep-time.ts';
import { sendUnloaded } from './signals/failures.ts';

/** Events that load the application. The page is complete without it, except for its `data-hydrate` parts. */
const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** URL prefix of all scripts of this site. */
const ASSETS = '/assets/';

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
    // Compares by index: a malicious script could replace string methods.
    for (let i = 0; i < ASSETS.length; i++) if (url[i] !== ASSETS[i]) return null;
    return url;
  },
});

let started = false;

/**
 * Starts the application, but not because a page appears under a mouse at rest: browsers then report a move by 0 pixels. Waits for
 * the next paint, which answers a press that needs no script.
 */
function onIntent(event: Event) {
  const { movementX, movementY } = event as PointerEvent;
  if (event.type === 'pointermove' && !movementX && !movementY) return;
  requestAnimationFrame(() => setTimeout(start));
}

function start() {
  if (started) return;
  started = true;
  for (const event of INTENT) removeEventListener(event, onIntent, true);
  const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;
  const { integrity, sections } = page.release;
  const section = sections[page.section];
  const own = page.path === null ? undefined : section?.routes[page.path];
  const trust = (element: HTMLLinkElement | HTMLScriptElement, url: string) => {
    // Without a hash, a file is not loaded.
    const hash = Object.hasOwn(integrity, url) && integrity[url];
    if (!hash) return console.error(`[loader] ${url} has no hash`);
    element.integrity = hash;
    element.crossOrigin = 'anonymous';
    document.head.append(element);
  };
  // Loads everything that hydration waits for, in parallel. The application brings the stylesheets, when it has started.
  for (const url of [...(section?.remoteEntry ? [section.remoteEntry] : []), ...(own?.files ?? [])]) {
    if (!url.endsWith('.js')) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = url;
    trust(link, url);
  }
  for (const url of page.entryScripts) {
    const script = document.createElement('script');
    script.src = url;
    script.async = false;
    script.onerror = () => {
      console.error(`[loader] ${url} did not load`);
      sendUnloaded(url);
    };
    trust(script, url);
  }
}

/** Calls back when the browser is idle after the first contentful paint, so that what follows never delays it. */
const whenIdle = (callback: () => void) =>
  new PerformanceObserver((list, painted) => {
    // Not the first paint, which may be only the background.
    if (!list.getEntriesByName('first-contentful-paint').length) return;
    painted.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, 200);
  }).observe({ type: 'paint', buffered: true });

/** Whether the page depends on more than its path: a query, or what a full page load has kept. */
function hasState() {
  try {
    return location.search || sessionStorage.getItem(CARRIED) || sessionStorage.getItem(PENDING_LEAD);
  } catch {
    return false;
  }
}

/** Starts the application when a part of the page that is not complete without it comes near the viewport. */
function startWhenNeeded() {
  if (hasState()) return whenIdle(start);
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      whenIdle(start);
    },
    { rootMargin: '50%' },
  );
  for (const part of document.querySelectorAll('[data-hydrate]')) near.observe(part);
}

/** Listens for intent once the page is shown. A prerendered page does nothing until then. */
function listen() {
  for (const event of INTENT) addEventListener(event, onIntent, { capture: true, passive: true });
  // Browsers without scroll timelines need a script to draw the header.
  if (!CSS.supports('animation-timeline: scroll()'))
    addEventListener('scroll', start, { once: true, passive: true });
  if (document.readyState === 'complete') startWhenNeeded();
  else addEventListener('load', startWhenNeeded);
}

/** Runs once the document is parsed. */
function onParsed() {
  keepTime();
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', listen, { once: true });
  else listen();
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', onParsed);
else onParsed();
