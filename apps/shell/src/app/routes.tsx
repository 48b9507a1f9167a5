import { Outlet, type RouteObject, ScrollRestoration } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { BrokenRoute } from './broken-page.tsx';
import type { PageSource } from './page-source.ts';
import { PageSlot } from './page-slot.tsx';
import { RouteChange } from './route-change.tsx';

/** Id of the route that renders every page. */
export const PAGE_ROUTE = 'page';

/**
 * One layout and one catch-all route. The release decides which section owns a path, so a section can add a page
 * without a new shell, and the layout stays mounted for the life of the tab.
 */
export function routes(source: PageSource): RouteObject[] {
  return [
    {
      id: 'frame',
      element: (
        <Layout>
          <Outlet />
          <RouteChange />
          <ScrollRestoration />
        </Layout>
      ),
      children: [
        {
          id: PAGE_ROUTE,
          path: '*',
          loader: ({ request }) => source.load(new URL(request.url).pathname, request.signal),
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          element: <PageSlot />,
          errorElement: <BrokenRoute />,
        },
      ],
    },
  ];
}
