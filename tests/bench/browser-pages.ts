import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../browser.ts';

/** Measures on a page of a new context, with an empty cache. */
type OnPage = <T>(options: BrowserContextOptions, measure: (page: Page) => Promise<T>) => Promise<T>;

/** Runs Chromium while `measure` runs. */
export async function withBrowser<T>(measure: (onPage: OnPage) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGUMENTS });
  try {
    return await measure(async (options, measureOn) => {
      const page = await browser.newPage(options);
      const result = await measureOn(page);
      await page.close();
      return result;
    });
  } finally {
    await browser.close();
  }
}
