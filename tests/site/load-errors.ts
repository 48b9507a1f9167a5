import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Longer than a section has to load, in milliseconds of the page's clock. */
const PAST_LOAD_TIMEOUT_MS = 5_000;

/** Collects what the inline loader and the shell report of code that did not load; the page's clock has to be installed. */
export function collectLoadErrors(page: Page) {
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /^\[(loader|shell)\] /.test(message.text()))
      reports.push(message.text());
  });
  return {
    /** Waits for a number of reports; time limits pass at once. */
    toBeReported: (count: number) =>
      expect
        .poll(async () => {
          await page.clock.fastForward(PAST_LOAD_TIMEOUT_MS);
          return reports.length;
        })
        .toBeGreaterThanOrEqual(count),
  };
}
