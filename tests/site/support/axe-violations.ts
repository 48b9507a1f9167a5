import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lowContrastTexts } from './text-contrast.ts';

/** WCAG 2.2 up to AA, and axe's best practices. Listed, because axe omits rules new in 2.2 by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Evaluated instead of axe, which the page has from an earlier run: evaluating it twice per run takes a tenth of a second. */
const NOTHING = '0';

/** Reports only the results used here. Legacy mode avoids the second page axe would open for frames, which no page has. */
async function axe(page: Page): Promise<AxeBuilder> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(hasAxe ? { axeSource: NOTHING } : {}) });
  return builder.options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode();
}

/** Accessibility violations found by axe in a page or part of it, and text with too little contrast. */
export async function axeViolations(
  page: Page,
  part = ':root',
  excludedRules: string[] = [],
): Promise<string[]> {
  return analyze(page, (await axe(page)).include(part).withTags(TAGS).disableRules(excludedRules));
}

/** The subset of `axeViolations` that depends on colors. */
export async function contrastViolations(page: Page, part = ':root'): Promise<string[]> {
  return analyze(page, (await axe(page)).include(part).withRules(['color-contrast']));
}

async function analyze(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await builder.analyze();
  const selectors = (nodes: { target: unknown[] }[]) => nodes.map(({ target }) => target.join(' '));
  // Where axe cannot determine the background, such as over a drawing, compare pixels.
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => selectors(nodes));
  return [
    ...violations.flatMap(({ id, nodes }) => selectors(nodes).map((selector) => `${id} at ${selector}`)),
    ...(await lowContrastTexts(page, undecided)),
  ];
}
