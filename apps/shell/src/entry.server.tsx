import { company } from '@vantedge/content-shared';
import * as seo from '@vantedge/seo';
import type { ReleaseFacts } from '@vantedge/federation-contract';
import { documentHead, type DocumentHead, type Pictures } from '@vantedge/seo/document';
import * as sharedUi from '@vantedge/shared-ui';
import * as forms from '@vantedge/shared-ui/forms';
import * as motion from '@vantedge/shared-ui/motion';
import * as motionReact from '@vantedge/shared-ui/motion-react';
import * as react from 'react';
import type { ComponentType } from 'react';
import * as reactDom from 'react-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import * as helmet from 'react-helmet-async';
import * as router from 'react-router-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { AppProviders } from './app/app-providers.tsx';
import { pageRoute, siteRoutes } from './router/site-router.tsx';
import type { ReleaseSource } from './app/release-facts.ts';
import { ConsentDialog } from './layout/consent-dialog.tsx';

export { default } from 'declared-modules';

/** Modules that sections receive instead of their own copies. The same list as the browser's share scope. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-helmet-async': helmet,
  'react-router-dom': router,
  '@vantedge/seo': seo,
  '@vantedge/shared-ui': sharedUi,
  '@vantedge/shared-ui/forms': forms,
  '@vantedge/shared-ui/motion': motion,
  '@vantedge/shared-ui/motion-react': motionReact,
};

export interface RenderRequest {
  path: string;
  /** The declared path of a page from data. */
  pattern?: string;
  section: string;
  Page: ComponentType;
  /** Widget components of all sections, by `<section>/<widget>`. */
  widgets: ReadonlyMap<string, ComponentType>;
  pictures: Pictures;
  facts: ReleaseFacts;
  /** Origin of the site; absent for the default. */
  origin?: string;
  /** Release time, ISO 8601. */
  now: string;
}

export interface RenderResult {
  /** Head tags, which React hoists to the front, then the page. */
  html: string;
  /** Head data that only documents contain; `undefined` if the page has no `Seo`. */
  head: DocumentHead | undefined;
  /** Names of the widgets that the page rendered. */
  widgets: string[];
  /** Whether the page uses release facts. Its document must then include them. */
  statesFacts: boolean;
  /** The dialog that asks for consent, outside the application. Only if there are third parties. */
  dialog: string | undefined;
  /** Errors that React reported while rendering. */
  errors: unknown[];
}

/** Renders one page to HTML, with the component from its section's build. */
export async function render(request: RenderRequest): Promise<RenderResult> {
  const { path, pattern = path, section, Page, widgets, pictures, facts, origin, now } = request;
  const shown = new Set<string>();
  let head: DocumentHead | undefined;
  let statesFacts = false;
  const release: ReleaseSource = {
    year: new Date(now).getUTCFullYear(),
    hasThirdParties: facts.thirdParties !== undefined,
    facts() {
      statesFacts = true;
      return facts;
    },
  };
  const errors: unknown[] = [];
  const { query, dataRoutes } = router.createStaticHandler(
    siteRoutes([pageRoute(pattern, () => ({ section, Component: Page }))]),
  );
  const context = (await query(
    new Request(new URL(path, 'https://site.invalid')),
  )) as router.StaticHandlerContext;
  const staticRouter = router.createStaticRouter(dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <AppProviders
      release={release}
      origin={origin}
      widgets={{
        peek(name) {
          const Widget = widgets.get(name);
          if (!Widget) throw new Error(`no section exposes the widget '${name}'`);
          shown.add(name);
          return Widget;
        },
        load: () => Promise.reject(new Error('widgets are not loaded while prerendering')),
      }}
    >
      <seo.PageMetaContext
        value={(page) => void (head = documentHead(page, company, pictures, { dates: facts, origin }))}
      >
        <router.StaticRouterProvider router={staticRouter} context={context} hydrate={false} />
      </seo.PageMetaContext>
    </AppProviders>,
    // Without this, React moves content of long pages behind an inline script.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  const dialog = facts.thirdParties && renderToStaticMarkup(<ConsentDialog {...facts} />);
  return {
    html: Buffer.concat(chunks).toString(),
    head,
    widgets: [...shown].sort(),
    statesFacts,
    dialog,
    errors,
  };
}
