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

/** Whether React has adopted the page: it leaves a property on each element that is its own. */
export const isHydrated = () => {
  const header = document.querySelector('header');
  return header !== null && Object.keys(header).some((key) => key.startsWith('__reactFiber'));
};
