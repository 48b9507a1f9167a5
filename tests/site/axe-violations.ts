import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lowContrastTexts } from './text-contrast.ts';

/** WCAG 2.2 up to AA, and what axe holds to be good practice. Named, because axe leaves out what is new in 2.2 by default. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only what is asked for is written down, in the page itself: none has a frame, which axe would open a second page for. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] }).setLegacyMode();

/**
 * What keeps somebody from using the page, or a part of it, as it stands: everything that axe finds, and text that cannot
 * be read. Rules that the page cannot keep are `left`.
 */
export function axeViolations(page: Page, part = ':root', excludedRules: string[] = []): Promise<string[]> {
  return analyze(page, axe(page).include(part).withTags(TAGS).disableRules(excludedRules));
}

/** The part of `axeViolations` that changes with the colors alone. */
export function contrastViolations(page: Page, part = ':root'): Promise<string[]> {
  return analyze(page, axe(page).include(part).withRules(['color-contrast']));
}

async function analyze(page: Page, builder: AxeBuilder): Promise<string[]> {
  const { violations, incomplete } = await builder.analyze();
  const selectors = (nodes: { target: unknown[] }[]) => nodes.map(({ target }) => target.join(' '));
  // Where axe cannot tell what is behind a text, such as a drawing, the pixels can.
  const undecided = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => selectors(nodes));
  return [
    ...violations.flatMap(({ id, nodes }) => selectors(nodes).map((selector) => `${id} at ${selector}`)),
    ...(await lowContrastTexts(page, undecided)),
  ];
}
