import { SPECULATION_RULES_PATH } from '@vantedge/federation-contract';

/**
 * Whether the browser prerenders the pages of links: it supports speculation rules, and has fetched those of this site. On a host
 * that does not send their header, it has not.
 */
export function prerendersLinks(): boolean {
  if (!HTMLScriptElement.supports?.('speculationrules')) return false;
  const fetched = performance.getEntriesByName(new URL(SPECULATION_RULES_PATH, location.origin).href);
  return fetched.some((entry) => isSuccess((entry as PerformanceResourceTiming).responseStatus));
}

const isSuccess = (status: number) => status >= 200 && status < 400;

/**
 * Leaves clicks on links to other pages to a browser that prerenders them: only its own navigation shows a prerendered page. All
 * other handlers run, so that menus close before the page is kept for Back.
 */
export function leaveLinksToBrowser(): void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    if ('withState' in link.dataset) return;
    // The router ignores clicks that look handled. They are not: the browser follows the link.
    if (prerendersLinks()) Object.defineProperty(event, 'defaultPrevented', { value: true });
  };
  // Before React, which listens on the root.
  document.addEventListener('click', onClick, { capture: true });
}
