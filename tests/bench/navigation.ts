import type { Page } from '@playwright/test';
import { isHydrated } from '@vantedge/site-testing';
import { emulateNetwork } from '../site/support/network.ts';
import { withBrowser } from './browser-pages.ts';
import { withSites } from './checkouts.ts';
import { type Bench, inRounds, marked, median, ROUNDS, spread } from './result.ts';
import { NETWORKS } from './visits.ts';

/** The page that visitors come from, and links in its footer: to a page of the shell, and to those of sections that it has nothing of. */
const FROM = '/solutions/finance';
const LINKS = ['/contact', '/rate-card', '/success-stories'];

/** The page before it: most of what a document needs is in the cache then. */
const BEFORE = '/about';

/** The application may take this much longer than the plain link. */
const MAX_RATIO = 1.1;

const TAB = { viewport: { width: 390, height: 844 }, hasTouch: true };

/**
 * Measures from the press of a link to the frame in which the next page's heading is painted: followed by the application, once it has
 * started and been idle, and by the browser alone, before it has.
 */
export const benchNavigation: Bench = ({ checkouts, networks }) =>
  withSites(checkouts.slice(-1), ([site]) =>
    withBrowser(async (onPage) => {
      const cases = (networks.length ? networks : Object.keys(NETWORKS)).flatMap((network) =>
        LINKS.map((link) => ({ network, link })),
      );
      const follow = (link: string, network: string, byApplication: boolean) =>
        onPage(TAB, async (page) => {
          await emulateNetwork(page, NETWORKS[network]!);
          for (const path of [BEFORE, FROM]) {
            await page.goto(site!.url + path);
            // Not by the mouse, which would be over a link of the footer later, and preload it.
            if (byApplication)
              await page.keyboard.press('Shift').then(() => page.waitForFunction(isHydrated));
            await page.waitForLoadState('networkidle');
          }
          return pressToHeading(page, link);
        });
      const times = await inRounds(cases, async ({ network, link }) => ({
        browser: await follow(link, network, false),
        application: await follow(link, network, true),
      }));
      return {
        title: 'A link followed by the application and by the browser',
        method: `From the press of a link in the footer of ${FROM} to the frame with the next page's heading; medians of ${ROUNDS} interleaved rounds (min–max).`,
        rows: times.map(([{ network, link }, of]) => {
          const application = of.map(({ application }) => application);
          const browser = of.map(({ browser }) => browser);
          const ratio = median(application) / median(browser);
          return {
            network,
            link,
            'application, ms': spread(application),
            'browser, ms': spread(browser),
            ratio: marked(ratio.toFixed(2), ratio, { max: MAX_RATIO }),
          };
        }),
      };
    }),
  );

/** Presses a link without hovering over it, as a finger does, and returns the time until the next page's heading is painted, in milliseconds. */
async function pressToHeading(page: Page, link: string): Promise<number> {
  const before = await page.locator('main h1').textContent();
  const target = page.locator(`footer a[href="${link}"]`).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const start = Date.now();
  await target.evaluate((element: HTMLElement) => element.click());
  await page.waitForFunction(
    (old) => {
      const heading = document.querySelector('main h1');
      return heading && heading.textContent !== old && performance.getEntriesByType('paint').length > 0;
    },
    before,
    { polling: 'raf' },
  );
  return Date.now() - start;
}
