import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** Records layout shifts. Call it before the first `goto`. */
export async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { __shifts: shifts });
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** Nodes inside `selector` that have moved so far, except those inside `except`. */
export function shiftsIn(page: Page, selector: string, except = ':not(*)'): Promise<string[]> {
  return page.evaluate(
    ([selector, except]) =>
      (window as unknown as { __shifts: Shift[] }).__shifts
        .flatMap(({ sources }) => sources.map(({ node }) => node))
        .filter((node) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.closest(selector) && !element.closest(except);
        })
        .map((node) => (node instanceof Element ? node.outerHTML : (node?.nodeValue ?? '')).slice(0, 80)),
    [selector, except] as const,
  );
}

/** The sum of the recorded shifts. */
export const shiftScore = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as { __shifts: Shift[] }).__shifts.reduce((sum, { value }) => sum + value, 0),
  );

/** Clears the recorded shifts. */
export async function resetShifts(page: Page) {
  await page.evaluate(() => (window as unknown as { __shifts: Shift[] }).__shifts.splice(0));
}
