import { company, emailReveal, formTexts } from '@vantedge/content-shared';
import { OriginContext } from '@vantedge/seo';
import {
  FormHost,
  type FormHostValue,
  HeldNodes,
  HeldNodesContext,
  WidgetHost,
  type WidgetSource,
} from '@vantedge/shared-ui/host';
import { type ReactNode, StrictMode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { ReleaseContext, type ReleaseSource } from './release-facts.ts';
import { StyledContext } from './styled.ts';

/** Nothing waits while prerendering. */
const SERVED = Promise.resolve();
const NONE_HELD = new HeldNodes();

/** What the forms of all sections say, and whom to contact otherwise. */
export const forms: FormHostValue = {
  texts: formTexts,
  email: company.email,
  reveal: emailReveal,
  offices: company.offices,
};

interface Props {
  widgets: WidgetSource;
  /** The document as served. */
  held?: HeldNodes;
  release: ReleaseSource;
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
  styled = SERVED,
  origin,
  children,
}: Props) {
  return (
    <StrictMode>
      <HelmetProvider>
        <ReleaseContext value={release}>
          <HeldNodesContext value={held}>
            <WidgetHost value={widgets}>
              <StyledContext value={styled}>
                <FormHost value={forms}>
                  {origin ? <OriginContext value={origin}>{children}</OriginContext> : children}
                </FormHost>
              </StyledContext>
            </WidgetHost>
          </HeldNodesContext>
        </ReleaseContext>
      </HelmetProvider>
    </StrictMode>
  );
}
