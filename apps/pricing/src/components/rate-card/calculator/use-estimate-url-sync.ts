import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { EstimateInput } from './estimate.ts';
import { writeEstimate } from './estimate-query.ts';

/** Milliseconds between two updates of the URL: Safari refuses more than 100 in 30 seconds. */
const URL_UPDATE_INTERVAL_MS = 400;

/**
 * Keeps the inputs in the URL of this page without history entries: Back leaves the page, and returning restores the
 * inputs. Uses the History API directly, so the router does not render the page again.
 */
export function useEstimateUrlSync(input: EstimateInput, changed: boolean): void {
  const { pathname } = useLocation();
  const updatedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!changed) return;
    const update = () => {
      // The router changes the URL before this page unmounts: from then on the URL belongs to the next page.
      if (location.pathname !== pathname) return;
      updatedAt.current = performance.now();
      replaceQuery(writeEstimate(input));
    };
    const wait = updatedAt.current + URL_UPDATE_INTERVAL_MS - performance.now();
    // Updates immediately on the first change of a series, so that it survives a visitor leaving right after it.
    if (wait <= 0) return update();
    const timer = setTimeout(update, wait);
    return () => clearTimeout(timer);
  }, [input, changed, pathname]);
}

function replaceQuery(query: string) {
  if (location.search === `?${query}`) return;
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
