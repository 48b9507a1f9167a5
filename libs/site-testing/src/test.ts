import { test as base } from '@playwright/test';
import { siteUrl } from './site-url.ts';

interface Site {
  /** URL of the site under test, without a slash at the end. */
  site: string;
}

/** Playwright's test with the site under test as a fixture. */
export const test = base.extend<object, Site>({
  site: [({}, use) => use(siteUrl()), { scope: 'worker' }],
});

/** Options of tests that motion does not matter to: painting that of the home page takes longer than the tests do. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;

export { expect } from '@playwright/test';
