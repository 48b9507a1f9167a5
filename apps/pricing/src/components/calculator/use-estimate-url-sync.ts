import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { EstimateInput } from './estimate.ts';
import { writeEstimate } from './estimate-query.ts';

/** Milliseconds between two updates of the URL: Safari refuses more than 100 in 30 seconds. */
const URL_UPDATE_INTERVAL_MS = 400;

/**
 * Keeps the choice in the URL of this page without a history entry of its own: Back leaves the page, and coming back
 * finds the choice. Uses the History API directly, so the router does not render the page again.
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
    // The first change of a series at once: a visitor who follows a link right after it finds it on coming back.
    if (wait <= 0) return update();
    const timer = setTimeout(update, wait);
    return () => clearTimeout(timer);
  }, [input, changed, pathname]);
}

function replaceQuery(query: string) {
  if (location.search === `?${query}`) return;
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
