import type { PageData } from '@vantedge/federation-contract';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppProviders } from './app/app-providers.tsx';
import { restoreState } from './app/carried-state.ts';
import { documentRelease } from './app/release-facts.ts';
import { ServerContent } from './app/server-content.ts';
import { leavePressesToBrowser } from './browser/leave-presses-to-browser.ts';
import { prefetchOnIntent } from './browser/prefetch-on-intent.ts';
import { prerendersLinks } from './browser/prerendered-links.ts';
import { Site } from './browser/site.ts';
import { yieldToMain } from './browser/yield-to-main.ts';
import { siteRouter } from './router/site-router.tsx';

/** Hydrates the server-rendered page. Loads the page's code first, so that hydration changes nothing. */
export async function hydrate() {
  const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;
  const root = document.getElementById('root')!;
  const frame = root.querySelector(`main > [data-section="${page.section}"]`);
  const serverContent = frame ? new ServerContent(location.pathname, [...frame.childNodes]) : undefined;
  const site = new Site(page);
  const first = await site.firstPage(location.pathname);
  await yieldToMain();
  restoreState();
  const router = siteRouter(site, first, prerendersLinks);
  await yieldToMain();
  const application = (
    <AppProviders
      widgets={site.widgets}
      serverContent={serverContent}
      release={documentRelease(page.facts)}
      origin={page.origin}
    >
      <Hydrated then={leavePressesToBrowser()}>
        <RouterProvider router={router} />
      </Hydrated>
    </AppProviders>
  );
  const reports = { onRecoverableError: (error: unknown) => console.error('[hydration]', error) };
  // In a transition, React yields to user input every few milliseconds. Otherwise hydration would block a phone.
  if (serverContent) startTransition(() => void hydrateRoot(root, application, reports));
  // The development server renders no markup, and its overlay shows errors that a boundary caught.
  else createRoot(root, { ...reports, onCaughtError: (error) => reportError(error) }).render(application);
  prefetchOnIntent((path) => prerendersLinks() || site.prefetch(path));
}

/** Calls a function when its children are hydrated. */
function Hydrated({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}
