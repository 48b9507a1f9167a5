import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type Location,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useLoaderData,
} from 'react-router-dom';
import { App } from '../app/app.tsx';
import { BrokenPage } from '../app/broken-page.tsx';
import { fullPageLoad } from '../app/full-page-load.ts';
import { PageSlot } from '../app/page-slot.tsx';
import { DocumentOnlyError, type LoadedPage } from '../app/loaded-page.ts';

/** One route for every path: the release decides which section owns it, and the layout stays mounted. */
export const siteRoutes = (loader: RouteObject['loader']): RouteObject[] => [
  {
    Component: SiteLayout,
    children: [
      {
        id: 'page',
        path: '*',
        loader,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        Component: () => <PageSlot page={useLoaderData<LoadedPage>()} />,
        ErrorBoundary: BrokenPage,
      },
    ],
  },
];

function SiteLayout() {
  return (
    <App>
      <Outlet />
      <ScrollRestoration getKey={scrollKey} />
    </App>
  );
}

/** Fragment links, which the browser handles, make entries without a key: their position is never restored. */
const scrollKey = ({ key }: Location) => (key === 'default' ? crypto.randomUUID() : key);

/** What loads the page of a path. */
interface Pages {
  load(path: string): Promise<LoadedPage>;
}

/**
 * The router of a document. It loads the page of a location before the URL changes. Pages that the browser has prerendered, and
 * pages whose code fails to load, become full page loads.
 */
export function siteRouter(pages: Pages, first: LoadedPage, browserFollowsLinks: () => boolean) {
  // The loader's request has no history state.
  const destination = () => router.state.navigation.location!;
  const load = async ({ request }: LoaderFunctionArgs): Promise<LoadedPage> => {
    const { pathname, search, hash, state } = destination();
    // Only a navigation of the browser shows a page that it has prerendered. It would lose the state.
    if (state === null && pathname !== location.pathname && browserFollowsLinks()) {
      location.assign(pathname + search + hash);
      return new Promise<never>(() => {});
    }
    try {
      return await pages.load(pathname);
    } catch (error) {
      if (request.signal.aborted) throw error;
      if (!(error instanceof DocumentOnlyError))
        console.error(`[shell] ${pathname} needs a full page load:`, error);
      // Never settle: the error page would flash before unload.
      if (await fullPageLoad(destination(), request.signal)) return new Promise<never>(() => {});
      throw error;
    }
  };
  // The router restores the scroll position of entries with a key, which only its own navigations give.
  history.replaceState({ key: 'first', ...(history.state as object | null) }, '');
  const router = createBrowserRouter(siteRoutes(load), { hydrationData: { loaderData: { page: first } } });
  return router;
}
