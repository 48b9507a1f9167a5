import { header } from '@vantedge/content-site';
import type { ReactNode } from 'react';
import { Toasts } from '../components/toasts.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Above the window until it has the focus. */
const SKIP_LINK =
  'skip-link fixed top-2 left-2 z-30 bg-surface px-4 py-3 text-ink not-focus:-translate-y-[200%] print:hidden';

/**
 * The layout of every page, mounted for the life of the tab. It has no state: re-rendering above the page would
 * discard server HTML that has not hydrated.
 */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={SKIP_LINK} href="#main">
        {header.skip}
      </a>
      <SiteHeader />
      <MobilePanel />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <Toasts dismiss={header.dismiss} />
    </>
  );
}
