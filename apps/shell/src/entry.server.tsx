import * as router from '@vantedge/federation-build/router';
import { company } from '@vantedge/content-shared';
import * as seo from '@vantedge/seo';
import type { ReleaseFacts } from '@vantedge/federation-contract';
import { documentHead, type DocumentHead, type Pictures } from '@vantedge/seo/document';
import * as sharedUi from '@vantedge/shared-ui';
import * as motion from '@vantedge/shared-ui/motion';
import * as react from 'react';
import type { ComponentType } from 'react';
import * as reactDom from 'react-dom';
import { prerenderToNodeStream } from 'react-dom/static';
import * as helmet from 'react-helmet-async';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'raw/react-router-dom';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import { AppProviders } from './app/app-providers.tsx';
import type { ReleaseSource } from './app/release-facts.ts';
import { routes } from './app/routes.tsx';

export { default } from 'declared-modules';

/** What sections are handed in place of their own copies: the same list as in the browser's share scope. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-helmet-async': helmet,
  'react-router-dom': router,
  '@vantedge/seo': seo,
  '@vantedge/shared-ui': sharedUi,
  '@vantedge/shared-ui/motion': motion,
};

export interface RenderRequest {
  path: string;
  section: string;
  Page: ComponentType;
  /** Components of the widgets of all sections, by `<section>/<widget>`. */
  widgets: ReadonlyMap<string, ComponentType>;
  pictures: Pictures;
  facts: ReleaseFacts;
  /** Time of the release, ISO 8601. */
  now: string;
}

export interface Rendered {
  /** Head tags first, as React hoists them, then the page. */
  html: string;
  /** What stands in the document's head besides, and in no application. */
  head: DocumentHead | undefined;
  /** Widgets that the page showed. */
  widgets: string[];
  /** Whether the page states facts about its release, which its document must then carry. */
  statesFacts: boolean;
  /** What React reported while rendering. */
  errors: unknown[];
}

/** One page as HTML, with the component that the composer took from its section's build. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { path, section, Page, widgets, pictures, facts, now } = request;
  const shown = new Set<string>();
  let head: DocumentHead | undefined;
  let statesFacts = false;
  const release: ReleaseSource = {
    year: new Date(now).getUTCFullYear(),
    facts() {
      statesFacts = true;
      return facts;
    },
  };
  const errors: unknown[] = [];
  const handler = createStaticHandler(routes({ load: () => ({ path, section, Page }) }));
  const context = await handler.query(new Request(new URL(path, 'https://composer.invalid')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirect`);
  const { prelude } = await prerenderToNodeStream(
    <AppProviders
      release={release}
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
      <seo.PageMetaContext value={(page) => void (head = documentHead(page, company, pictures, facts))}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </seo.PageMetaContext>
    </AppProviders>,
    // Otherwise React moves content of long pages behind an inline script.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk as Uint8Array));
  return { html: Buffer.concat(chunks).toString(), head, widgets: [...shown].sort(), statesFacts, errors };
}
