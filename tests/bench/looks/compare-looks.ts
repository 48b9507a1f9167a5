import type { Browser, Page } from '@playwright/test';
import { startApplication } from '../../site/support/application.ts';
import { readRenderedElements } from '../../site/support/computed-styles.ts';
import { WIDTHS } from '../../site/support/routes.ts';
import { comparePixels, type PixelDifference } from './compare-pixels.ts';
import { inState, type PageState, showWhole } from './page-states.ts';
import { type StyleDifference, styleDifferences } from './style-differences.ts';

export type Scheme = 'light' | 'dark';

/** A page that looks different from before. */
export interface ChangedLook {
  route: string;
  scheme: Scheme;
  width: number;
  state: PageState;
  styles: StyleDifference[];
  pixels: PixelDifference | undefined;
}

/** Compares a route of two sites at all widths. Returns the changed looks. */
export async function compareLooks(
  browser: Browser,
  origins: { before: string; now: string },
  { route, scheme, states }: { route: string; scheme: Scheme; states: readonly PageState[] },
): Promise<ChangedLook[]> {
  const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' });
  context.setDefaultTimeout(0);
  try {
    await context.clock.setFixedTime(new Date('2026-03-04T05:06:07Z'));
    const pages = await Promise.all(
      [origins.before, origins.now].map(async (origin) => {
        const page = await context.newPage();
        await page.goto(origin + route);
        // A store published earlier has documents without this attribute.
        await page.waitForSelector(':root:not([data-unstyled])');
        await startApplication(page);
        return page;
      }),
    );
    const changed: ChangedLook[] = [];
    for (const width of WIDTHS) {
      for (const page of pages) await showWhole(page, width);
      for (const state of states) {
        const { styles, pixels } = await inBoth(pages, state);
        if (styles.length || pixels) changed.push({ route, scheme, width, state, styles, pixels });
      }
    }
    return changed;
  } finally {
    await context.close();
  }
}

/** Compares again if pixels differ: now and then a browser rasterizes a line of the same page in another way. */
async function inBoth(pages: readonly Page[], state: PageState, attempts = 3) {
  const [before, now] = await Promise.all(pages.map((page) => inState(page, state, () => readLook(page))));
  const styles = styleDifferences(before!.elements, now!.elements);
  const pixels = await comparePixels(before!.screenshot, now!.screenshot);
  if (!pixels || styles.length || attempts === 1) return { styles, pixels };
  return inBoth(pages, state, attempts - 1);
}

async function readLook(page: Page) {
  const elements = await readRenderedElements(page);
  return { elements, screenshot: await page.screenshot({ fullPage: true, animations: 'disabled' }) };
}
