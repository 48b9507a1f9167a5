import { expect, type Page } from '@playwright/test';

/** Triggers the application and waits until it has hydrated the page. */
export async function startApplication(page: Page) {
  await showIntent(page);
  await page.waitForFunction(isHydrated);
}

/**
 * Navigates client-side, even to pages without a link. Resolves once the page is hydrated, possibly after a full page load, if
 * the page's code did not load in time.
 */
export async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await waitForPage(page, path);
}

/** Waits until a navigation has ended at a page, which is hydrated then. */
export async function waitForPage(page: Page, path: string) {
  const canonical = await canonicalPath(page, path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${canonical}$`));
  await startApplication(page);
}

/** Path of a page's canonical URL, by its document: some pages have two paths. */
async function canonicalPath(page: Page, path: string): Promise<string> {
  const document = await page.request.get(new URL(path, page.url()).href);
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(await document.text()) ?? [];
  return canonical ? new URL(canonical).pathname : path;
}

/** Scrolls to each widget, which loads its code, and waits until it is hydrated. */
export async function loadWidgets(page: Page) {
  for (const widget of await page.locator('[data-widget]').all()) {
    await widget.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (element) =>
        Object.keys(element?.firstElementChild ?? {}).some((key) => key.startsWith('__reactFiber')),
      await widget.elementHandle(),
    );
  }
}

/** More than any page takes to load, in milliseconds. */
const HOUR_MS = 3_600_000;

/**
 * Opens and hydrates a page, then pauses its clock at a time: timers and animation frames wait until `page.clock` advances. The clock runs
 * until then, because advancing it earlier would end the time limits for loading code.
 */
export async function openWithPausedClock(page: Page, url: string, time = new Date(HOUR_MS)) {
  await page.clock.install({ time: time.getTime() - HOUR_MS });
  await page.goto(url);
  await startApplication(page);
  await page.clock.pauseAt(time);
}

/** Opens a page with a paused clock. The page hydrates after `page.clock.resume()`, because the application starts in a timer. */
export async function openBeforeHydration(page: Page, url: string, time = new Date(HOUR_MS)) {
  await page.clock.install({ time: time.getTime() - HOUR_MS });
  await page.clock.pauseAt(time);
  await page.goto(url);
}

/**
 * Advances a paused clock, after React has rendered what happened before and run its effects, which may start timers: React schedules
 * both with messages, which arrive in order.
 */
export async function advanceClock(page: Page, ms: number) {
  await page.evaluate(async () => {
    // A render, its effects, and a render that they cause.
    for (let message = 0; message < 3; message++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
  await page.clock.runFor(ms);
}

/**
 * Moves the mouse over a link and away, which makes the inline loader fetch the application. Not a key: browsers report no largest paint
 * after one.
 */
export async function showIntent(page: Page) {
  // The inline loader listens for it from then on.
  await page.waitForLoadState('domcontentloaded');
  // Not `hover`, which waits for frames: a test may have paused the clock. In one step: React may be replacing a changed header.
  await page.locator('.site-header a').first().waitFor({ state: 'attached' });
  const { x, y } = await page.evaluate(
    () => document.querySelector('.site-header a')!.getBoundingClientRect().toJSON() as DOMRect,
  );
  await page.mouse.move(x + 4, y + 4);
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.move(44, 304);
}

/** Opens all `details`, including exclusive ones, and returns their number. Runs in the page. */
export function expandAllDetails(): number {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details')];
  for (const details of folded) {
    details.removeAttribute('name');
    details.open = true;
  }
  return folded.length;
}

/** Whether React has hydrated the whole page. Runs in the page. */
export const isHydrated = () => {
  interface Fiber {
    stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
  }
  const root = document.getElementById('root')!;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  const fiber = key && (root as unknown as Record<string, Fiber>)[key];
  return Boolean(fiber) && !(fiber as Fiber).stateNode.current.memoizedState.isDehydrated;
};
