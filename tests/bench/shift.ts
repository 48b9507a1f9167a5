import { type Browser, chromium } from '@playwright/test';
import pLimit from 'p-limit';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { showIntent } from '../site/support/application.ts';
import { recordShifts, scrollThrough } from '../site/support/layout-shifts.ts';
import { ALL_ROUTES } from '../site/support/routes.ts';
import { VIEWPORTS } from './first-viewport.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

/** Fonts arrive after the stylesheets, and after the application has started. */
const FONT_DELAY_MS = 3000;
const DWELL_MS = 30_000;
const PAGES_AT_ONCE = 8;

/** Sums up the layout shift of each route over load, late fonts, 30 s and a scroll to the end, with the application running. */
export async function benchShift(routes: readonly string[]): Promise<Result> {
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser('headless-chromium'),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const limit = pLimit(PAGES_AT_ONCE);
    const measured = await Promise.all(
      (routes.length ? routes : ALL_ROUTES).map(async (route) => ({
        route,
        visits: await Promise.all(
          VIEWPORTS.map((viewport) => limit(() => visit(browser, site.url + route, viewport))),
        ),
      })),
    );
    return {
      title: 'Layout shift',
      method: `Sum of all layout shifts of a first visit with the application running: fonts ${FONT_DELAY_MS / 1000} s late, ${DWELL_MS / 1000} s of dwell, then a scroll to the end.`,
      rows: measured.map(({ route, visits }) => ({
        route,
        ...Object.fromEntries(
          visits.map(({ shift }, i) => [`${VIEWPORTS[i]!.width} px`, Number(shift.toFixed(4))]),
        ),
        moved: [...new Set(visits.flatMap(({ moved }) => moved))].join(' '),
      })),
      metrics: measured.map(({ route, visits }) => ({
        name: `${route} layout shift`,
        value: Math.max(...visits.map(({ shift }) => shift)),
        target: { max: 0.02 },
      })),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function visit(browser: Browser, url: string, viewport: (typeof VIEWPORTS)[number]) {
  const page = await browser.newPage({ viewport });
  try {
    await recordShifts(page);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      await route.continue();
    });
    await page.goto(url);
    await showIntent(page);
    await page.waitForTimeout(DWELL_MS);
    await scrollThrough(page);
    return await page.evaluate(() => {
      const shifts = (window as unknown as { __shifts: LayoutShift[] }).__shifts;
      return {
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
        moved: shifts.flatMap(({ sources }) =>
          sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element?.classList[0] ?? element?.tagName ?? 'removed';
          }),
        ),
      };
    });
  } finally {
    await page.close();
  }
}

interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}
