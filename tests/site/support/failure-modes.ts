import type { Page, Route } from '@playwright/test';

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

/** Files a section page needs. `vendor` is the shell's chunk with the shared modules. */
export const FILES = {
  'federation entry': /\/assets\/solutions\/remote-entry\./,
  'exposed chunk': /\/assets\/solutions\/c\./,
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
