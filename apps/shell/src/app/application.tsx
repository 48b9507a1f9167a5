import { WidgetHost, type WidgetSource } from '@vantedge/shared-ui';
import { type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Release, type ReleaseSource } from './release-facts.ts';
import { Served } from './served.ts';
import type { ServedNodes } from './served-nodes.ts';

interface Props {
  widgets: WidgetSource;
  served?: ServedNodes | undefined;
  release: ReleaseSource;
  children: ReactNode;
}

/** What stands around the router, in the browser and while prerendering alike. */
export function Application({ widgets, served, release, children }: Props) {
  return (
    <StrictMode>
      <HelmetProvider>
        <Release value={release}>
          <Served value={served}>
            <WidgetHost value={widgets}>{children}</WidgetHost>
          </Served>
        </Release>
      </HelmetProvider>
    </StrictMode>
  );
}
