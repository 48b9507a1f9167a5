import type { PageData } from '@vantedge/federation-contract';

/** Events that load the application before the browser is idle. The page is complete without it. */
const INTENT = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

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

const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;
const { integrity, sections } = page.release;

let started = false;

function start() {
  if (started) return;
  started = true;
  for (const event of INTENT) removeEventListener(event, start, true);
  const section = sections[page.section];
  const own = page.path === null ? undefined : section?.routes[page.path];
  // Preloads everything that hydration waits for, in parallel.
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
      console.error(
        `[loader] ${url} failed to load or does not match the release: the page stays static HTML`,
      );
    trust(script, url);
  }
}

/** Adds an element with the integrity hash from this page's release. Without a hash, the file is not loaded. */
function trust(element: HTMLLinkElement | HTMLScriptElement, url: string) {
  const hash = Object.hasOwn(integrity, url) && integrity[url];
  if (!hash) return console.error(`[loader] ${url} has no hash in the release: not loaded`);
  element.integrity = hash;
  element.crossOrigin = 'anonymous';
  document.head.append(element);
}

for (const event of INTENT) addEventListener(event, start, { capture: true, passive: true });

const whenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
