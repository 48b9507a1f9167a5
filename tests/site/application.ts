import type { Page } from '@playwright/test';

/** Shows intent, and waits until the application has hydrated the page. */
export async function startApplication(page: Page) {
  await showIntent(page);
  await page.waitForFunction(isHydrated);
}

/** Opens a page, starts the application and stops the clock: timers and frames wait until the clock is told to run. */
export async function openAtRest(page: Page, url: string) {
  await page.clock.install({ time: 0 });
  await page.goto(url);
  await startApplication(page);
  await page.clock.pauseAt(3_600_000);
}

/** What makes the start script fetch the application. */
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
