import { header } from '@vantedge/content-site';
import { announce } from '@vantedge/shared-ui';
import { ANNOUNCER } from '@vantedge/shared-ui/host';
import { animate } from '@vantedge/shared-ui/motion';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** A navigation that takes longer shows that it is in progress. */
const SLOW_AFTER_MS = 300;

/** Tags that exist only in prerendered documents: structured data and share tags. */
const PRERENDERED_TAGS =
  'script[type="application/ld+json"], head meta:is([property], [name=keywords], [name^="twitter:"], [name^="geo."], [name=ICBM])';

const BAR = 'navigation-bar fixed inset-x-0 top-0 z-30 h-0.5 origin-left bg-amber print:hidden';

/**
 * Does what a full page load would: shows a slow navigation in a bar and in a live region; after it, announces the new title and
 * moves the focus.
 */
export function NavigationFeedback() {
  const { pathname, hash } = useLocation();
  const isSlow = useSlowNavigation();
  const shown = useRef(pathname);
  // A navigation that ends without a page leaves nothing to say, and the next one is announced again.
  useLayoutEffect(() => (isSlow ? announce(header.loading) : undefined), [isSlow]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // These describe the first document only.
    for (const stale of document.querySelectorAll(PRERENDERED_TAGS)) stale.remove();
    announce(document.title);
    animateIn();
    moveFocus(fragmentTarget(hash) ?? document.querySelector<HTMLElement>('main h1'));
  }, [pathname, hash]);
  return (
    <>
      {isSlow && <div className={BAR} />}
      <p id={ANNOUNCER} className="visually-hidden" aria-live="polite" />
    </>
  );
}

/** True while a navigation is pending that has taken longer than `SLOW_AFTER_MS`. */
function useSlowNavigation(): boolean {
  const isPending = useNavigation().state !== 'idle';
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}

/** Returns the element that a fragment such as `#pricing` refers to; `null` if there is none. */
function fragmentTarget(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // Not a valid encoding, such as `#100%`.
    return null;
  }
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
