import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** More than a section's load timeout, in milliseconds of the page's clock. */
const PAST_LOAD_TIMEOUT_MS = 5_000;

/** Collects the load errors reported by inline loader and shell. Requires an installed page clock. */
export function collectLoadErrors(page: Page) {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /^\[(loader|shell)\] /.test(message.text()))
      reports.push(message.text());
  });
  return {
    /** Waits for a number of reports, skipping time limits. */
    toBeReported: (count: number) =>
      expect
        .poll(async () => {
          await page.clock.fastForward(PAST_LOAD_TIMEOUT_MS);
          return reports.length;
        })
        .toBeGreaterThanOrEqual(count),
  };
}
