import { type Navigate, RouterHost } from '@vantedge/shared-ui';
import { prerendersLinks } from '../browser/prerendered-links.ts';
import { Layout } from '../layout/layout.tsx';
import type { RouterState } from '../router/router.ts';
import { PageSlot } from './page-slot.tsx';
import { RouteChange } from './route-change.tsx';

interface Props {
  state: RouterState;
  navigate: Navigate;
}

/**
 * The whole site: one layout around the page of the current location. The release decides which section owns a path, so
 * a section can add a page without a new shell, and the layout stays mounted for the life of the tab.
 */
export function App({ state: { location, page }, navigate }: Props) {
  return (
    <RouterHost location={location} navigate={navigate} browserFollowsLinks={prerendersLinks}>
      <Layout>
        <PageSlot page={page} />
        <RouteChange />
      </Layout>
    </RouterHost>
  );
}
