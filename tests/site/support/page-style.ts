import type { BrowserContext, Page } from '@playwright/test';
import { holdRequests, recordShifts, resetShifts, shiftsIn, startApplication } from '@vantedge/site-testing';
import { compareStyles, type Difference, layOutAnew } from './computed-styles.ts';
import { differingPixels } from './pixels.ts';
import { expect, test } from './test.ts';

/** A state that a document reaches without its application. */
interface State {
  /** Pseudo-classes of all elements. */
  pseudo?: readonly string[];
  media?: Parameters<Page['emulateMedia']>[0];
  /** Runs in the page. */
  reach?: () => unknown;
}

/** By name. Each is compared alone, and those that combine on an element together. */
const STATES: Record<string, State> = {
  'as loaded': {},
  hover: { pseudo: ['hover'] },
  active: { pseudo: ['hover', 'active'] },
  focus: { pseudo: ['focus', 'focus-visible', 'focus-within'] },
  'focus by a pointer': { pseudo: ['focus', 'focus-within'] },
  target: { pseudo: ['target'] },
  checked: { pseudo: ['checked'] },
  'invalid and marked by the server': {
    pseudo: ['invalid', 'user-invalid'],
    reach: markFields,
  },
  open: { reach: openEverything },
  'everything open, hover and focus': {
    pseudo: ['hover', 'focus', 'focus-visible', 'focus-within'],
    reach: openEverything,
  },
  print: { media: { media: 'print' } },
  'in a dark scheme': { media: { colorScheme: 'dark' } },
  'in forced colors': { media: { forcedColors: 'active' } },
  'with more contrast': { media: { contrast: 'more' } },
  'with motion': { media: { reducedMotion: 'no-preference' } },
};

/** A difference between the document's own rules and its whole stylesheets. */
type StateDifference = Difference & { state: string };

/**
 * Compares a document as it is served, without its application, with the same document under its whole stylesheets, in every state that it
 * can reach. Returns the first differences of each state.
 */
export async function styleDifferences(
  context: BrowserContext,
  url: string,
  width: number,
): Promise<StateDifference[]> {
  // The application would bring the stylesheets; a font that loads late would change widths.
  await context.clock.setFixedTime(new Date('2026-03-04T05:06:07Z'));
  await context.route(/\.(?:js|woff2)$/, (route) => route.abort());
  const pages = [await openAt(context, url, width), await openAt(context, url, width)] as const;
  await pages[1].evaluate(replaceOwnRules);
  const found: StateDifference[] = [];
  for (const [state, { pseudo = [], media = {}, reach }] of Object.entries(STATES)) {
    for (const page of pages) {
      await page.emulateMedia({ ...NO_MEDIA, ...media });
      if (reach) await page.evaluate(reach);
      await page.evaluate(forceState, pseudo);
    }
    let differences = await compareStyles(...pages);
    // A second look, at pages that are laid out from scratch: Chromium can keep margins of 0 px from when the document arrived.
    if (differences.length) {
      for (const page of pages) {
        await page.evaluate(layOutAnew);
        await page.evaluate(forceState, pseudo);
      }
      differences = await compareStyles(...pages);
    }
    found.push(...differences.map((difference) => ({ state, ...difference })));
  }
  for (const page of pages) await page.close();
  return found;
}

const NO_MEDIA = {
  media: 'screen',
  colorScheme: 'light',
  forcedColors: 'none',
  contrast: 'no-preference',
  reducedMotion: 'reduce',
} as const;

async function openAt(context: BrowserContext, url: string, width: number) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia(NO_MEDIA);
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(layOutAnew);
  return page;
}

/**
 * Runs in the page: makes rules apply as if all elements were in these pseudo-classes, and in no others that were forced before. Every
 * element has `:not(.never)`, which weighs as much. Ends all transitions and animations.
 */
function forceState(pseudo: readonly string[]) {
  const forced = new RegExp(`:(?:${pseudo.join('|')})(?![\\w-])`, 'g');
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules as unknown as (CSSStyleRule & { written?: string })[]) {
      rule.written ??= rule.selectorText;
      const selector = pseudo.length ? rule.written?.replaceAll(forced, ':not(.never)') : rule.written;
      if (selector !== rule.selectorText) rule.selectorText = selector!;
      if (rule.cssRules) visit(rule.cssRules);
    }
  };
  for (const { cssRules } of document.styleSheets) visit(cssRules);
  for (const animation of document.getAnimations()) animation.cancel();
}

/** Runs in the page: brings the whole stylesheets as the application does. */
async function replaceOwnRules() {
  const page = JSON.parse(document.getElementById('vantedge-page')!.textContent!) as {
    stylesheets: string[];
  };
  const own = document.querySelector('[data-page-style]')!;
  await Promise.all(
    page.stylesheets.map((href) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      own.before(link);
      return new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = reject;
      });
    }),
  );
  own.remove();
}

/** Runs in the page. */
function openEverything() {
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:not(:popover-open)')) {
    // One `auto` popover would close another.
    popover.popover = 'manual';
    popover.showPopover();
  }
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:not([open])')) dialog.showModal();
}

/** Runs in the page: what the server does to a form that it returns. */
function markFields() {
  for (const field of document.querySelectorAll('input, select, textarea'))
    field.setAttribute('aria-invalid', 'true');
  for (const element of document.querySelectorAll('[data-lead-summary], [data-lead-report], [id$=-error]'))
    element.removeAttribute('hidden');
}

/** The style element with the document's own rules. */
export const OWN_RULES = 'style[data-page-style]';

/** Registers a test of one page at one width: nothing changes or shifts when its whole stylesheets replace its own rules. */
export function testStylesheetsTakeOver(path: string, width: number) {
  test(`${path}, ${width} px wide: the whole stylesheets take over without a change`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordShifts(page);
    const release = await holdRequests(page, '**/*.css');
    await page.goto(site + path);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const served = await page.screenshot();
    // Of late fonts.
    await resetShifts(page);
    // Hydration waits for no stylesheet.
    await startApplication(page);
    await expect(page.locator(OWN_RULES)).toBeAttached();
    await release();
    await expect(page.locator(OWN_RULES)).not.toBeAttached();
    expect(await page.locator('link[rel=stylesheet]').count()).toBeGreaterThan(0);
    expect(await differingPixels(served, await page.screenshot())).toBe(0);
    expect(await shiftsIn(page, 'html')).toEqual([]);
  });
}
