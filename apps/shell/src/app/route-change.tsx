import { animate } from '@vantedge/shared-ui/motion';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { fragmentTarget } from '../router/fragment-target.ts';

/** Tags that exist only in prerendered documents: structured data and share tags. */
const PRERENDERED_TAGS =
  'script[type="application/ld+json"], head meta:is([property], [name=keywords], [name^="twitter:"], [name^="geo."], [name=ICBM])';

/** Handles what a full page load would: moves focus and announces the new title. */
export function RouteChange() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // These describe the first document only.
    for (const stale of document.querySelectorAll(PRERENDERED_TAGS)) stale.remove();
    const announcer = document.getElementById('announcer');
    if (announcer) announcer.textContent = document.title;
    animateIn();
    moveFocus(fragmentTarget(hash) ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash]);
  return null;
}

/** Focuses an element, with a temporary tabindex if it is not focusable. */
function moveFocus(target: HTMLElement | null) {
  if (!target) return;
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
}

/** Fades the new page in, moving up 8 px within 200 ms, like a menu. */
function animateIn() {
  const main = document.querySelector('main');
  if (!main || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  animate(
    main,
    { opacity: [0.4, 1], transform: ['translateY(8px)', 'none'] },
    { duration: 0.2, ease: 'easeOut' },
  );
}
