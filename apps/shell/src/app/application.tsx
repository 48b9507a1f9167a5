import { WidgetHost, type WidgetSource } from '@vantedge/shared-ui';
import { type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { Served } from './served.ts';
import type { ServedNodes } from './served-nodes.ts';

interface Props {
  widgets: WidgetSource;
  served?: ServedNodes | undefined;
  children: ReactNode;
}

/** What stands around the router, in the browser and while prerendering alike. */
export function Application({ widgets, served, children }: Props) {
  return (
    <StrictMode>
      <HelmetProvider>
        <Served value={served}>
          <WidgetHost value={widgets}>{children}</WidgetHost>
        </Served>
      </HelmetProvider>
    </StrictMode>
  );
}
