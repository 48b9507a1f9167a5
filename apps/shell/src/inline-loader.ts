import type { PageData } from '@vantedge/federation-contract';

/**
 * The only script that a document carries. The page is whole without the application, so that is fetched when the
 * visitor shows intent, or when the browser has nothing better to do.
 */
const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

/** URL prefix of every script of this site. */
const ASSETS = '/assets/';

interface Rules {
  createHTML(html: string): string | null;
  createScriptURL(url: string): string | null;
}
interface Factory {
  createPolicy(name: string, rules: Rules): unknown;
}

/**
 * The page's only Trusted Types policy: every string that a script sets as HTML or as a script's URL passes it, and `null`
 * refuses it. The only HTML accepted is none: React empties an element that way before served nodes are put into it.
 */
(window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html ? null : html),
  createScriptURL(url) {
    // By index: methods of strings can be replaced by a script that this is to refuse.
    for (let i = 0; i < ASSETS.length; i++) if (url[i] !== ASSETS[i]) return null;
    return url;
  },
});

const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;
const { integrity, sections } = page.release;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const event of INTENT) removeEventListener(event, start, true);
  const section = sections[page.section];
  const own = page.path === null ? undefined : section?.routes[page.path];
  // Everything that hydration waits for, in one wave.
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
    script.onerror = () =>
      console.error(`[loader] ${url} did not load or is not what the release says: the page stays as served`);
    trust(script, url);
  }
}

/** Loads a file with the hash that this page's release has of it; without one, it is not loaded. */
function trust(element: HTMLLinkElement | HTMLScriptElement, url: string) {
  const hash = Object.hasOwn(integrity, url) && integrity[url];
  if (!hash) return console.error(`[loader] ${url} has no hash: it is not loaded`);
  element.integrity = hash;
  element.crossOrigin = 'anonymous';
  document.head.append(element);
}

for (const event of INTENT) addEventListener(event, start, { capture: true, passive: true });

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
