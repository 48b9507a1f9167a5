import type { Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` wait until the page's stylesheets have loaded and everything is shown. Navigations that do not wait for the
 * load event return as before.
 */
export function waitForStyles(page: Page): Page {
  for (const name of ['goto', 'reload'] as const) {
    const original = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    const waiting = async (...args: unknown[]) => {
      const response = await original(...args);
      const { waitUntil = 'load' } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil === 'load' || waitUntil === 'networkidle') await untilStyled(page);
      return response;
    };
    Object.assign(page, { [name]: waiting });
  }
  return page;
}

/** Resolves when everything on the page is shown. */
export const untilStyled = (page: Page) =>
  page.waitForSelector(':root:not([data-unstyled])', { state: 'attached' });
