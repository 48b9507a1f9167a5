import { HeldNodesContext } from '@vantedge/shared-ui/host';
import { use, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  generatePath,
  type LoaderFunctionArgs,
  type Location,
  matchRoutes,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router-dom';
import { redirectToDocument, SettleRestored } from '../app/full-page-load.tsx';
import { NavigationFeedback } from '../layout/navigation-feedback.tsx';
import { PageUnavailable } from '../components/page-unavailable.tsx';
import { DOCUMENT_ONLY_PATHS } from '../app/release-facts.ts';
import { DOCUMENT, SectionFrame } from '../app/section-frame.tsx';
import type { LoadedPage, Site } from '../app/site.ts';
import { Layout } from '../layout/layout.tsx';
import { reportCaught } from '../signals/failures.ts';

/** Id of the route that pages of sections are added to. */
const PAGES = 'pages';

/** Maximum time for loading a page while the visitor waits for it, in milliseconds. Then it becomes a full page load. */
const NAVIGATION_TIMEOUT_MS = 4000;

/** Path of the route of everything that has no route of its own. */
const ANY = '*';

/** The routes of the site: the layout stays mounted, a page that fails shows its error inside it. */
export const siteRoutes = (pages: RouteObject[]): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RootError,
    children: [{ id: PAGES, ErrorBoundary: PageError, children: pages }],
  },
];

/** The route of a page, or of all pages of a path with parameters. Its loader runs before the URL changes, and not again when only the query does. */
export const pageRoute = (path: string, loader: RouteObject['loader']): RouteObject => ({
  id: path,
  path,
  // As on the server.
  caseSensitive: true,
  loader,
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  Component: Page,
});

/**
 * The router of a document. It knows the shell's pages and the document's own; those of other sections come from the release,
 * when the visitor first goes to one. A page that does not load becomes a full page load.
 */
export function siteRouter(site: Site, first: LoadedPage) {
  const loaderOf =
    (pattern: string) =>
    async ({ request, params }: LoaderFunctionArgs): Promise<LoadedPage | Response> => {
      const path = generatePath(pattern, params);
      const page = site.pages.get(path);
      if (!page) return leave(new Error(`${request.url} is not in this page's release`));
      // After Back and Forward, too, the address is the page's before the page is here.
      if (location.pathname !== path && site.prefersDocument(path)) return leave(new Error('offline'));
      const { section, load } = page;
      try {
        const styled = site.wholeStyles(NAVIGATION_TIMEOUT_MS);
        const [Component] = await Promise.all([load(NAVIGATION_TIMEOUT_MS), styled]);
        return { section, Component };
      } catch (error) {
        if (request.signal.aborted) throw error;
        console.error(`[shell] ${new URL(request.url).pathname} needs a full page load:`, error);
        reportCaught('section', error, section);
        return leave(error);
      }
    };
  /** The answer of a loader to the navigation in progress, whose location has more than the request. */
  const leave = (reason: unknown) => redirectToDocument(router.state.navigation.location!, reason);
  const routes = () =>
    [...new Set([...site.pages].map(([path, { pattern = path }]) => pattern))].map((pattern) =>
      pageRoute(pattern, loaderOf(pattern)),
    );
  const documentRoute = (path: string) =>
    pageRoute(path, ({ request }) => leave(new Error(`${request.url} did not load`)));
  const documents = DOCUMENT_ONLY_PATHS.filter((path) => !site.pages.has(path)).map(documentRoute);
  // A path that this document's release does not have: only the server knows the page, or that there is none.
  const unknown = documentRoute(ANY);
  const known = siteRoutes([...routes(), ...documents, unknown]);
  const router = createBrowserRouter(known, {
    // Whichever route the address has, it shows the page of the document.
    hydrationData: { loaderData: { [matchRoutes(known, location)!.at(-1)!.route.id!]: first } },
    async patchRoutesOnNavigation({ path, patch }) {
      if (location.pathname !== path && site.prefersDocument(path)) return;
      try {
        await site.discover();
      } catch (error) {
        console.error('[shell] failed to load the release:', error);
      }
      patch(PAGES, routes());
    },
  });
  return router;
}

function Root() {
  const [getKey] = useState(scrollKeys);
  return (
    <>
      <Layout>
        <Outlet />
      </Layout>
      <NavigationFeedback />
      <ScrollRestoration getKey={getKey} />
      <SettleRestored />
    </>
  );
}

/**
 * Keys of scroll positions. That of the document's first entry is not restored when it hydrates: the browser has restored it, and the
 * visitor may have scrolled since.
 */
function scrollKeys() {
  let isHydrating = true;
  return ({ key }: Location) => {
    const isRestored = !isHydrating;
    isHydrating = false;
    return isRestored ? key : '';
  };
}

/** The page of the current path, in its section's frame. */
function Page() {
  const { section, Component } = useLoaderData<LoadedPage>();
  const { pathname } = useLocation();
  return (
    <SectionFrame
      key={pathname}
      section={section}
      path={pathname}
      renderFallback={(error) => <PageUnavailable error={error} />}
    >
      {Component && <Component />}
    </SectionFrame>
  );
}

function PageError() {
  return <PageUnavailable error={useRouteError()} />;
}

/** Replaces header, page and footer if one of the shell's own parts throws: with the document as served, if this is its page. */
function RootError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const held = use(HeldNodesContext);
  useEffect(() => console.error('[shell] failed to render:', error), [error]);
  return held.has(pathname) ? (
    <div ref={(element) => void (element && held.restore(DOCUMENT, element))} />
  ) : (
    <PageUnavailable error={error} />
  );
}
