import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What a document load would do and a client navigation does not: focus on the heading, and the title said aloud. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What described the first document does not describe this page.
    document.querySelector('script[type="application/ld+json"]')?.remove();
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = document.title;
    if (hash) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return null;
}
