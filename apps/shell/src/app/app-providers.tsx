import { OriginContext } from '@vantedge/seo';
import {
  FormDraftsContext,
  HeldNodes,
  HeldNodesContext,
  WidgetHost,
  type WidgetSource,
} from '@vantedge/shared-ui/host';
import { type ReactNode, StrictMode, useState } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { FullPageLoads, FullPageLoadsContext } from './full-page-load.tsx';
import { ReleaseContext, type ReleaseSource } from './release-facts.ts';
import { StyledContext } from './styled.ts';

/** Nothing waits while prerendering. */
const SERVED = Promise.resolve();
const NONE_HELD = new HeldNodes();

interface Props {
  widgets: WidgetSource;
  /** The document as served. */
  held?: HeldNodes;
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
  held = NONE_HELD,
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
          <HeldNodesContext value={held}>
            <FullPageLoadsContext value={fullPageLoads}>
              <FormDraftsContext value={fullPageLoads.drafts}>
                <WidgetHost value={widgets}>
                  <StyledContext value={styled}>
                    {origin ? <OriginContext value={origin}>{children}</OriginContext> : children}
                  </StyledContext>
                </WidgetHost>
              </FormDraftsContext>
            </FullPageLoadsContext>
          </HeldNodesContext>
        </ReleaseContext>
      </HelmetProvider>
    </StrictMode>
  );
}
