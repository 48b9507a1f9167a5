import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { recordShifts, shiftScore } from '../site/support/layout-shifts.ts';
import { untilStyled } from '../site/support/application.ts';
import { emulateNetwork, type Network } from '../site/support/network.ts';
import { VIEWPORTS } from './first-viewport.ts';
import { median } from './median.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

const ROUTES = ['/', '/contact', '/solutions/ukg', '/case-studies', '/rate-card'] as const;
const NETWORKS = [
  { megabits: 4, latency: 100 },
  { megabits: 10, latency: 60 },
] as const;
const VISITS = 20;
/** After the fonts have loaded, for what they move. */
const SETTLE_MS = 300;

/** Counts first visits that keep fallback fonts, and their layout shifts, on slow networks. */
export async function benchFonts(): Promise<Result> {
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser('headless-chromium'),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const measured = [];
    for (const network of NETWORKS) {
      const visits = [];
      for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser, site.url, network, i));
      const shifts = visits.map(({ shift }) => shift);
      measured.push({
        network: `${network.megabits} Mbit/s, ${network.latency} ms`,
        without: visits.filter(({ hasTypefaces }) => !hasTypefaces).length,
        shift: median(shifts),
        maxShift: Math.max(...shifts),
      });
    }
    return {
      title: 'Fonts on first visits',
      method: `${VISITS} first visits on each emulated network (throughput, latency), of ${ROUTES.length} pages at ${VIEWPORTS.map(({ width }) => width).join(' and ')} px: those whose heading or text is shown in a fallback font after loading, and the sum of their layout shifts.`,
      rows: measured.map(({ network, without, shift, maxShift }) => ({
        network,
        'without the typefaces': `${without} of ${VISITS}`,
        'shift, median': shift.toFixed(4),
        'shift, largest': maxShift.toFixed(4),
      })),
      metrics: measured.flatMap(({ network, without, maxShift }) => [
        { name: `${network}: visits without the typefaces`, value: without, target: { max: 0 } },
        { name: `${network}: largest layout shift`, value: maxShift, target: { max: 0.02 } },
      ]),
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The nth first visit, with an empty cache. */
async function visit(browser: Browser, origin: string, network: Network, index: number) {
  const context = await browser.newContext({ viewport: VIEWPORTS[index % VIEWPORTS.length]! });
  try {
    const page = await context.newPage();
    await recordShifts(page);
    await emulateNetwork(page, network);
    await page.goto(origin + ROUTES[Math.floor(index / VIEWPORTS.length) % ROUTES.length]!);
    await untilStyled(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(SETTLE_MS);
    return { shift: await shiftScore(page), hasTypefaces: await hasTypefaces(page) };
  } finally {
    await context.close();
  }
}

/** Whether the heading and the first paragraph are shown in fonts of the site. */
async function hasTypefaces(page: Page): Promise<boolean> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  for (const selector of ['main h1', 'main p']) {
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
    if (!fonts.length || fonts.some(({ isCustomFont }) => !isCustomFont)) return false;
  }
  return true;
}
