import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { firstPress, type Press } from './first-press.ts';
import { PHONE } from './interactions.ts';
import type { Metric, Result } from './result.ts';
import { startComposedSite } from './sites.ts';

/**
 * Times from the event that starts the application to the press, in milliseconds, one per visit: at first the press itself
 * starts it, then scripts are evaluated and the page hydrates.
 */
const DELAYS_MS = [0, 100, 200, 400, 800];
const DESKTOP = { viewport: { width: 1440, height: 900 } };

export const PRESSES: Press[] = [
  { route: '/', control: 'menu', device: PHONE, locate: (page) => page.locator('.menu-button') },
  { route: '/', control: 'mega menu', device: DESKTOP, locate: (page) => page.locator('.menu-name').first() },
  {
    route: '/',
    control: 'more metrics',
    device: PHONE,
    locate: (page) => page.locator('.show-more summary').first(),
  },
  {
    route: '/solutions/ukg',
    control: 'question',
    device: PHONE,
    locate: (page) => page.locator('.faq-item:not([open]) summary').first(),
  },
  {
    route: '/case-studies',
    control: 'filters',
    device: PHONE,
    locate: (page) => page.locator('.filter-toggle'),
  },
  {
    route: '/rate-card',
    control: 'one developer more',
    device: PHONE,
    locate: (page) => page.getByRole('button', { name: 'Add one developer' }),
  },
  {
    route: '/contact',
    control: 'name field',
    device: PHONE,
    locate: (page) => page.locator('#contact-name'),
  },
];

/** Measures the first press of visits to pages whose application has not started, on a slow device. */
export async function benchPress(routes: readonly string[]): Promise<Result> {
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const rows: Result['rows'] = [];
    const metrics: Metric[] = [];
    for (const press of PRESSES) {
      if (routes.length && !routes.includes(press.route)) continue;
      const times: number[] = [];
      for (const delay of DELAYS_MS) times.push(await firstPress(browser, site.url, press, delay));
      const { route, control, device } = press;
      const after = Object.fromEntries(DELAYS_MS.map((delay, i) => [`after ${delay} ms`, times[i]!]));
      rows.push({ route, control, device: device === PHONE ? 'phone' : 'desktop', ...after });
      metrics.push({ name: `${route}, ${control}`, value: Math.max(...times), target: { max: 100 } });
    }
    return {
      title: 'First press',
      method:
        'From the press to the next paint by the browser’s event timing, in ms, CPU 4x, one visit per value. In the first, the press itself starts the application; in the others, a touch or the mouse has started it that much earlier. Goals are for the longest of the five.',
      rows,
      metrics,
    };
  } finally {
    await browser.close();
    await site.close();
  }
}
