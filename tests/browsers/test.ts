import { expect, type WorkerInfo } from '@playwright/test';
import { isHydrated } from '@vantedge/site-testing';
import { SECTION } from '../site/support/routes.ts';
import { test as siteTest } from '../site/support/test.ts';
import { type BrowserDriver, chromiumViewer, startFirefox, startWebKit, type Viewer } from './drivers.ts';
import { openSiteProxy, type SiteProxy } from './site-proxy.ts';

const STARTERS: Record<string, () => Promise<BrowserDriver>> = { firefox: startFirefox, webkit: startWebKit };

interface TestFixtures {
  /** A proxy of the site on which the scripts of the section of `SECTION_PAGE` fail. */
  brokenFront: SiteProxy;
  /** A page in Chromium. */
  reference: Viewer;
}

interface WorkerFixtures {
  /** The browser of the project, started once per worker. */
  driver: BrowserDriver;
  /** A proxy of the site. */
  front: SiteProxy;
  /** A proxy of the site with the `labs` section. */
  labFront: SiteProxy;
}

/** Playwright's test, with the browser that the project is named after, and the composed site behind a proxy. */
export const test = siteTest.extend<TestFixtures, WorkerFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  front: [async ({ site }, use) => serve(await openSiteProxy(site), use), { scope: 'worker' }],
  labFront: [async ({ lab }, use) => serve(await openSiteProxy(lab), use), { scope: 'worker' }],
  brokenFront: async ({ site }, use) =>
    serve(await openSiteProxy(site, new RegExp(`^/assets/${SECTION}/.*\\.js`)), use),
  reference: ({ page }, use) => use(chromiumViewer(page)),
  driver: [
    async ({}, use, { project }: WorkerInfo) => serve(await STARTERS[project.name]!(), use),
    { scope: 'worker' },
  ],
});

/** Closes a fixture after its use. */
async function serve<T extends { close(): Promise<void> }>(fixture: T, use: (fixture: T) => Promise<void>) {
  await use(fixture);
  await fixture.close();
}

/** Polling intervals, in milliseconds. */
const POLLING = { intervals: [20, 50, 100] };

/** Opens a page and waits until the application has hydrated it. */
export async function openHydrated(viewer: Viewer, url: string) {
  await viewer.open(url);
  await until(viewer, () => document.readyState === 'complete');
  await viewer.showIntent();
  await expect.poll(() => viewer.evaluate(isHydrated), POLLING).toBe(true);
}

/** Sets the width of the open page, and waits for it: a display resizes windows asynchronously. */
export async function resizeTo(viewer: Viewer, width: number) {
  await viewer.resize(width);
  await expect.poll(() => viewer.evaluate(() => innerWidth), POLLING).toBe(width);
}

/** Waits until a condition is true in the page; it is false between two documents. */
export async function until(viewer: Viewer, condition: () => boolean) {
  const options = { ...POLLING, message: String(condition) };
  await expect.poll(() => viewer.evaluate(condition).catch(() => false), options).toBe(true);
}

/** Waits until the page of a path is open, with its heading. */
export async function untilAt(viewer: Viewer, path: string) {
  const shown = () => viewer.evaluate(() => (document.querySelector('main h1') ? location.pathname : ''));
  await expect.poll(() => shown().catch(() => ''), POLLING).toBe(path);
}

export { expect };
