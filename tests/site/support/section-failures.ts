import type { Page, Route } from '@playwright/test';
import { SECTION } from './routes.ts';
import { expect } from './test.ts';

/** Ways in which a request for a section's file can fail. */
export const FAILURE_MODES = [
  '404',
  '500',
  'never answers',
  'throws',
  'HTML instead of JS',
  'truncated',
] as const;
export type FailureMode = (typeof FAILURE_MODES)[number];

/** Files that `SECTION_PAGE` needs. `vendor` is the shell's chunk with the shared modules. */
export const FILES = {
  'federation entry': new RegExp(`/assets/${SECTION}/remote-entry\\.`),
  'exposed chunk': new RegExp(`/assets/${SECTION}/c\\.`),
  'shared chunk': /\/assets\/shell\/vendor\./,
} as const;

/** Makes every request for a file fail in one way. Returns the number of requests so far, and a function that ends the failure. */
export async function injectFailure(page: Page, file: RegExp, failure: FailureMode) {
  let hits = 0;
  const handler = (route: Route) => {
    hits += 1;
    // The page may have navigated or closed meanwhile.
    return respondWith(route, failure).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  };
  await page.context().route(file, handler);
  return { hits: () => hits, end: () => page.context().unroute(file, handler) };
}

async function respondWith(route: Route, failure: FailureMode) {
  switch (failure) {
    case '404':
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    case '500':
      return route.fulfill({ status: 500, contentType: 'text/plain', body: 'Broken' });
    case 'never answers':
      return undefined;
    case 'throws':
      return route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead section")' });
    case 'HTML instead of JS':
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' });
    case 'truncated': {
      const whole = Buffer.from(await (await fetch(route.request().url())).arrayBuffer());
      return route.fulfill({ contentType: 'text/javascript', body: whole.subarray(0, whole.length / 2) });
    }
  }
}

/** More than a section's load timeout, in milliseconds of the page's clock. */
const PAST_LOAD_TIMEOUT_MS = 31_000;

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

interface Watched {
  __minLength: number;
}

/** Tracks the text length of `main` in every frame and at every change; `minLength` is the minimum in the current document. */
export async function watchMain(page: Page) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.__minLength = Number.POSITIVE_INFINITY;
    const sample = () => {
      const main = document.querySelector('main');
      // While parsing, the text is incomplete.
      if (main && document.readyState !== 'loading') {
        watched.__minLength = Math.min(watched.__minLength, main.textContent.length);
      }
    };
    new MutationObserver(sample).observe(document, { childList: true, subtree: true, characterData: true });
    const eachFrame = () => {
      sample();
      requestAnimationFrame(eachFrame);
    };
    eachFrame();
  });
  return {
    minLength: () => page.evaluate(() => (window as unknown as Watched).__minLength),
    currentLength: () => page.evaluate(() => document.querySelector('main')!.textContent.length),
  };
}
