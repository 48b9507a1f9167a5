import { header } from '@vantedge/content-site';
import { Toasts } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { MobilePanel } from './mobile-panel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * The layout of every page, mounted for the life of the tab. It has no state: re-rendering above the page would
 * discard server HTML that has not hydrated.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {header.skip}
      </a>
      <SiteHeader />
      <MobilePanel />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Toasts dismiss={header.dismiss} />
      <p id="announcer" className="visually-hidden" aria-live="polite" />
    </>
  );
}
