import { OriginContext } from '@vantedge/seo';
import { WidgetHost, type WidgetSource } from '@vantedge/shared-ui';
import { type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { ReleaseContext, type ReleaseSource } from './release-facts.ts';
import { ServerContentContext } from './server-content-context.ts';
import type { ServerContent } from './server-content.ts';

interface Props {
  widgets: WidgetSource;
  serverContent?: ServerContent | undefined;
  release: ReleaseSource;
  /** Origin of absolute URLs in the head. */
  origin?: string | undefined;
  children: ReactNode;
}

/** The providers around the router, in the browser and while prerendering. */
export function AppProviders({ widgets, serverContent, release, origin, children }: Props) {
  return (
    <StrictMode>
      <HelmetProvider>
        <ReleaseContext value={release}>
          <ServerContentContext value={serverContent}>
            <WidgetHost value={widgets}>
              {origin ? <OriginContext value={origin}>{children}</OriginContext> : children}
            </WidgetHost>
          </ServerContentContext>
        </ReleaseContext>
      </HelmetProvider>
    </StrictMode>
  );
}
