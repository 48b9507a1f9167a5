import type { Page } from '@playwright/test';

/** A phone on which interactions are measured, and its CPU slowed down 4x. */
export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, hasTouch: true };
export const SLOW_CPU = { rate: 4 };

/** Time until the frame of an interaction has been painted and reported. */
export const REPORT_DELAY_MS = 400;

/** The browser does not report shorter durations; faster interactions count as this. */
const MIN_REPORTED_MS = 16;

/** Records the interactions of a page from its first one on; call before the page is opened. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** Returns the duration of the longest interaction since the last call, in milliseconds. */
export async function longestInteraction(page: Page): Promise<number> {
  return Math.max(MIN_REPORTED_MS, ...(await page.evaluate(() => window.__interactions.splice(0))));
}

/** Runs in the page, before its own scripts. */
function observe() {
  window.__interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) window.__interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

declare global {
  interface Window {
    /** Durations of the interactions so far, in milliseconds. */
    __interactions: number[];
  }
}
