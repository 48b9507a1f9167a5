import type { Page } from '@playwright/test';

/** Shows intent, and waits until the application has hydrated the page. */
export async function startApplication(page: Page) {
  await showIntent(page);
  await page.waitForFunction(isHydrated);
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
