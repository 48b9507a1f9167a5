import { useEffect } from 'react';
import type { EstimateInput } from './estimate.ts';
import { writeEstimate } from './estimate-query.ts';

/** Milliseconds without a change after which the address follows: Safari refuses more than 100 in 30 seconds. */
const PAUSE = 200;

/**
 * Keeps the choice in the address of the page, without an entry of its own in the history: Back leaves the page, and
 * coming back finds the choice. The browser is told directly, so that no router renders the page anew for it.
 */
export function useEstimateAddress(input: EstimateInput, changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => replaceQuery(writeEstimate(input)), PAUSE);
    return () => clearTimeout(timer);
  }, [input, changed]);
}

function replaceQuery(query: string) {
  if (location.search === `?${query}`) return;
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
