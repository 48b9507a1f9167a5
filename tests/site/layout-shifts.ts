import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  sources: { node: Node | null }[];
}

/** Notes every layout shift of the pages to come; call it before the first `goto`. */
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

/** What has moved inside an element so far, in words. */
export function shiftsIn(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      (window as unknown as { __shifts: Shift[] }).__shifts
        .flatMap(({ sources }) => sources.map(({ node }) => node))
        .filter((node) => (node instanceof Element ? node : node?.parentElement)?.closest(selector))
        .map((node) => (node instanceof Element ? node.outerHTML : (node?.nodeValue ?? '')).slice(0, 80)),
    selector,
  );
}
