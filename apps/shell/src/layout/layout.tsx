import { header } from '@vantedge/content-site';
import { Toasts } from '@vantedge/shared-ui';
import type { ReactNode } from 'react';
import { MobilePanel } from './mobile-panel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/**
 * The frame of every page; it stays mounted for the life of the tab. It has no state: what a menu does stays in the
 * menu, for a change above the page would throw away HTML that was served and is not yet alive.
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
