import type { PageData } from '@vantedge/federation-contract';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Application } from './app/application.tsx';
import { restoreState } from './app/carried-state.ts';
import { documentRelease } from './app/release-facts.ts';
import { PAGE_ROUTE, routes } from './app/routes.tsx';
import { ServedNodes } from './app/served-nodes.ts';
import { prefetchOnIntent } from './browser/prefetch-on-intent.ts';
import { Site } from './browser/site.ts';
import { turn } from './browser/turn.ts';
import { withFullPageLoad } from './browser/with-full-page-load.ts';

/** Starts the application on the page as served. What it needs is awaited first, so that hydration changes nothing. */
export async function start() {
  const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as PageData;
  const root = document.getElementById('root')!;
  const frame = root.querySelector(`main > [data-section="${page.section}"]`);
  const served = frame ? new ServedNodes(location.pathname, [...frame.childNodes]) : undefined;
  const site = new Site(page);
  const first = await site.firstPage(location.pathname);
  await turn();
  restoreState();
  const source = withFullPageLoad(site, () => router.state.navigation.location);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(routes(source), {
    hydrationData: { loaderData: { [PAGE_ROUTE]: first } },
  });
  const application = (
    <Application widgets={site.widgets} served={served} release={documentRelease(page.facts)}>
      <RouterProvider router={router} />
    </Application>
  );
  const reports = { onRecoverableError: (error: unknown) => console.error('[hydration]', error) };
  // As a transition, React gives way to the visitor every few milliseconds; otherwise a phone would stand still meanwhile.
  if (served) startTransition(() => void hydrateRoot(root, application, reports));
  // A development server renders no markup, and its overlay shows what a boundary has caught.
  else createRoot(root, { ...reports, onCaughtError: (error) => reportError(error) }).render(application);
  prefetchOnIntent((path) => site.prefetch(path));
}
