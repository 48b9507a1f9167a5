import { HYDRATED_MARK, type PageData, SHELL } from '@vantedge/federation-contract';
import { defineCountUp, HeldNodes } from '@vantedge/shared-ui/host';
import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '../elements.ts';
import { AppProviders } from '../app/app-providers.tsx';
import { takePendingNavigation } from '../app/full-page-load.tsx';
import { documentRelease } from '../app/release-facts.ts';
import { DOCUMENT, HeadTags } from '../app/section-frame.tsx';
import { drawHeader } from '../inline-loader/header-look.ts';
import { replayClicks } from '../inline-loader/keep-clicks.ts';
import { UNREAD } from '../inline-loader/rest-of-page.ts';
import { keepClicksNativeDuringHydration } from './keep-clicks-native.ts';
import { readsQuery } from '../app/page-state.ts';
import { Site } from '../app/site.ts';
import { yieldToMain } from './yield-to-main.ts';
import { keyEntries } from '../router/entry-keys.ts';
import { siteRouter } from '../router/site-router.tsx';
import { VisitorState } from './visitor-state.ts';
import { releaseTiming, reportCaught } from '../signals/failures.ts';

/** Maximum time for the whole stylesheets, in milliseconds. */
const STYLES_TIMEOUT_MS = 8_000;

/** Hydrates the server-rendered page. Loads the page's code first, so that hydration changes nothing. */
export async function hydrate() {
  // The development server's document has no inline loader.
  if (process.env.NODE_ENV === 'development') [defineCountUp, drawHeader].forEach((start) => start());
  const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;
  const { pathname } = location;
  // On a static host, a path with a slash at its end has the not-found page. Only the path changes, whatever it contains: never the host.
  if (page.path === null && pathname.endsWith('/')) {
    location.pathname = pathname.slice(0, -1);
    return;
  }
  const root = document.getElementById('root')!;
  const frame = root.querySelector(`main > [data-section="${page.section}"]`);
  const held = new HeldNodes();
  if (frame) holdServed(held, root, frame);
  const site = new Site(page);
  const first = await site.firstPage();
  let bringStyles!: () => void;
  const styled = new Promise<void>((resolve) => {
    bringStyles = () =>
      void site
        .wholeStyles(STYLES_TIMEOUT_MS)
        // The page is restyled anyway, and the next one is another.
        .then(() => document.documentElement.removeAttribute(UNREAD))
        .catch((error: unknown) => console.error('[shell] the document keeps its own rules:', error))
        .then(resolve);
  });
  // Hydration needs no more rules than the document has, unless its query or a live part changes the page at once. Their arrival restyles
  // the page.
  if (readsQuery() || root.querySelector('[data-hydrate]')) {
    bringStyles();
    await styled;
  }
  await yieldToMain();
  keyEntries(takePendingNavigation());
  const router = siteRouter(site, first);
  await yieldToMain();
  const handPressesToReact = keepClicksNativeDuringHydration();
  const onHydrated = () => {
    performance.mark(HYDRATED_MARK);
    handPressesToReact();
    bringStyles();
    // From now on the router follows links, and the browser need not prerender their pages.
    document.querySelector('script[type=speculationrules]')?.remove();
    if (!savesData()) preload(site);
    void startSignals(site);
  };
  const application = (
    <AppProviders
      widgets={site.widgets}
      held={held}
      release={documentRelease(page.facts, page.consent)}
      styled={styled}
      origin={page.origin}
    >
      <Hydrated root={root} then={onHydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </AppProviders>
  );
  const reports: HydrationOptions = {
    onRecoverableError: (error) => console.error('[hydration]', error),
    onCaughtError: (error, { errorBoundary }) => {
      console.error(error);
      const { name, section = SHELL } = (errorBoundary?.props ?? {}) as BoundaryProps;
      reportCaught(name ? 'widget' : 'section', error, name ?? section);
    },
  };
  // In a transition, React yields to user input every few milliseconds. Otherwise hydration would block a phone.
  if (frame) startTransition(() => void hydrateRoot(root, application, reports));
  // The development server renders no markup, and its overlay shows errors that a boundary caught.
  else createRoot(root, { ...reports, onCaughtError: (error) => reportError(error) }).render(application);
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the list of all pages when the browser is idle, and the code of a page when the mouse or the focus is on a link to it. */
function preload(site: Site) {
  // A navigation retries.
  whenIdle(() => void site.discover().catch(() => {}));
  const onIntent = ({ target, pointerType }: Partial<PointerEvent>) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    // A finger may only scroll.
    if (!link || pointerType === 'touch' || link.origin !== location.origin) return;
    if (link.pathname !== location.pathname) void site.preload(link.pathname);
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, onIntent, { passive: true });
}

const whenIdle = (callback: () => void) => (window.requestIdleCallback ?? setTimeout)(callback);

/** Holds the document, its page and its widgets as served. */
function holdServed(held: HeldNodes, root: Element, frame: Element) {
  held.hold(DOCUMENT, root);
  held.hold(location.pathname, frame);
  for (const widget of root.querySelectorAll<HTMLElement>('[data-widget]'))
    held.hold(widget.dataset['widget']!, widget);
}

/**
 * Calls a function when its children are hydrated. If something has changed the document, React replaces it with a client render, which then
 * takes over what the visitor has done, and whose head replaces the served one.
 */
function Hydrated({ root, then, children }: { root: Element; then: () => void; children: ReactNode }) {
  // A hydration that fails renders again, in the same task in which React replaces the document.
  const [before] = useState(() => ({
    visitor: new VisitorState(root),
    head: new HeadTags(),
    first: root.firstElementChild,
  }));
  useLayoutEffect(() => {
    then();
    if (before.first?.isConnected) return;
    before.head.removeReplaced();
    // What the inline loader has laid out is gone.
    document.documentElement.removeAttribute(UNREAD);
    // When the layout effects are through, and before the browser paints.
    queueMicrotask(() => before.visitor.restore());
  }, [root, then, before]);
  // After the paint of the hydrated page, whose forms have by then taken over what was typed: a click may depend on it.
  useEffect(() => void setTimeout(replayClicks), []);
  return children;
}

/** Props of the error boundaries of widgets and sections. */
interface BoundaryProps {
  /** `<section>/<widget>`. */
  name?: string;
  section?: string;
}

/** Loads the module that sends signals when the browser is idle, unless the server takes none or this view is not measured. */
async function startSignals(site: Site) {
  const kept = window.vantedgeSignals;
  const timing = releaseTiming();
  if (!Array.isArray(kept)) return;
  if (!timing || Math.random() * 100 >= timing.duration) {
    window.vantedgeSignals = undefined;
    // Nothing is sent when the visitor leaves, either.
    kept.length = 0;
    return;
  }
  await new Promise<void>(whenIdle);
  const { sendSignals } = await import(/* webpackChunkName: "signals" */ '../signals/signals.ts');
  sendSignals(kept, () => ({ release: timing.description, ...site.here() }));
}
