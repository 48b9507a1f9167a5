import { animate } from '@vantedge/shared-ui/motion';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What the composer alone puts into a head: structured data, and what a page is shared with. */
const PRERENDERED_TAGS =
  'script[type="application/ld+json"], meta:is([property], [name=keywords], [name^="twitter:"], [name^="geo."], [name=ICBM])';

/** Does what a document load would and a client navigation does not: moves the focus, and announces the title. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What described the first document does not describe this page.
    for (const stale of document.head.querySelectorAll(PRERENDERED_TAGS)) stale.remove();
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = document.title;
    animateIn();
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    moveFocus(target ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash]);
  return null;
}

/** Focuses an element, for as long as the focus is in it: a fragment may name one that cannot have the focus by itself. */
function moveFocus(target: HTMLElement | null) {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** The new page settles into its place: 8 px, within the 200 ms that a menu takes. */
function animateIn() {
  const main = document.querySelector('main');
  if (!main || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  animate(
    main,
    { opacity: [0.4, 1], transform: ['translateY(8px)', 'none'] },
    { duration: 0.2, ease: 'easeOut' },
  );
}
