import type { CDPSession, Page } from '@playwright/test';
import { settle } from '../../site/support/computed-styles.ts';
import { expandAllDetails } from '../../site/support/application.ts';
import { scrollThrough } from '../../site/support/layout-shifts.ts';

/** States that no page shows at rest, on all controls at once. */
const FORCED: Readonly<Record<string, readonly string[]>> = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  active: ['hover', 'active'],
};

export type PageState = 'rest' | 'hover' | 'focus' | 'active' | 'print';

/** Every state but `rest`. */
export const OTHER_STATES: readonly PageState[] = ['hover', 'focus', 'active', 'print'];

/** Resizes a hydrated page, loads all that a visitor sees on the way to its end, and stops what moves. */
export async function showWhole(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(expandAllDetails);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await scrollThrough(page);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  await settle(page);
}

/** Puts a page into a state while `look` runs. */
export async function inState<T>(page: Page, state: PageState, look: () => Promise<T>): Promise<T> {
  if (state === 'rest') return look();
  if (state === 'print') {
    await page.emulateMedia({ media: 'print' });
    const result = await look();
    await page.emulateMedia({ media: 'screen' });
    return result;
  }
  const session = await page.context().newCDPSession(page);
  await force(session, FORCED[state]!);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
  });
  const result = await look();
  // States last as long as their session.
  await session.detach();
  return result;
}

async function force(session: CDPSession, forcedPseudoClasses: readonly string[]) {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = 'a, button, summary, input, select, textarea, label, [tabindex]';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
}
