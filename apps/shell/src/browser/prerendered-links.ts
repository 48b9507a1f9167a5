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
