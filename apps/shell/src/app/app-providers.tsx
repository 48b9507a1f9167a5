import { OriginContext } from '@vantedge/seo';
import { FormDraftsContext, WidgetHost, type WidgetSource } from '@vantedge/shared-ui/host';
import { type ReactNode, StrictMode, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { FullPageLoads, FullPageLoadsContext } from './full-page-load.tsx';
import { ReleaseContext, type ReleaseSource } from './release-facts.ts';
import { type ServerContent, ServerContentContext } from './server-content.ts';
import { StyledContext } from './styled.ts';

/** Nothing waits while prerendering. */
const SERVED = Promise.resolve();

interface Props {
  widgets: WidgetSource;
  serverContent?: ServerContent | undefined;
  release: ReleaseSource;
  loads?: FullPageLoads;
  styled?: Promise<void>;
  /** Origin of absolute URLs in the head. */
  origin?: string | undefined;
  children: ReactNode;
}

/** The providers around the router, in the browser and while prerendering. */
export function AppProviders({
  widgets,
  serverContent,
  release,
  loads,
  styled = SERVED,
  origin,
  children,
}: Props) {
  const [fullPageLoads] = useState(() => loads ?? new FullPageLoads());
  return (
    <StrictMode>
      <HelmetProvider>
        <ReleaseContext value={release}>
          <ServerContentContext value={serverContent}>
            <FullPageLoadsContext value={fullPageLoads}>
              <FormDraftsContext value={fullPageLoads.drafts}>
                <WidgetHost value={widgets}>
                  <StyledContext value={styled}>
                    {origin ? <OriginContext value={origin}>{children}</OriginContext> : children}
                  </StyledContext>
                </WidgetHost>
              </FormDraftsContext>
            </FullPageLoadsContext>
          </ServerContentContext>
        </ReleaseContext>
      </HelmetProvider>
    </StrictMode>
  );
}
