import { expect, type Page } from '@playwright/test';

/** Shows intent, and waits until the application has hydrated the page. */
export async function startApplication(page: Page) {
  await showIntent(page);
  await page.waitForFunction(isHydrated);
}

/**
 * Navigates as a link does, also to a page that no link leads to. Resolves once the page is hydrated: a document takes over
 * where the page's code does not come in time.
 */
export async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const canonical = CANONICAL[path] ?? path;
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${canonical}$`));
  await startApplication(page);
}

/** Pages that answer at a second address. */
const CANONICAL: Record<string, string> = {
  '/about': '/why-vantedge',
  '/success-stories/mainspringbooks': '/success-stories/mainspring-books',
};

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

/** Opens a page, starts the application and stops the clock: timers and frames wait until the clock is told to run. */
export async function openWithPausedClock(page: Page, url: string) {
  await page.clock.install({ time: 0 });
  await page.goto(url);
  await startApplication(page);
  await page.clock.pauseAt(3_600_000);
}

/** What makes the inline loader fetch the application. */
export async function showIntent(page: Page) {
  await page.mouse.move(40, 300);
  await page.mouse.move(44, 304);
}

/** Whether React has adopted the page: its root says so when the whole of it is. */
export const isHydrated = () => {
  interface Fiber {
    stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
  }
  const root = document.getElementById('root')!;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  const fiber = key && (root as unknown as Record<string, Fiber>)[key];
  return Boolean(fiber) && !(fiber as Fiber).stateNode.current.memoizedState.isDehydrated;
};
