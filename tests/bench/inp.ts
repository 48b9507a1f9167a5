import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { startApplication } from '../site/support/application.ts';
import { longestInteraction, observeInteractions, PHONE, REPORT_DELAY_MS, SLOW_CPU } from './interactions.ts';
import { median, spread } from './median.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

const ROUNDS = 5;

/** Skips Playwright's actionability checks, whose listeners would count as the page's. */
const FORCE = { force: true };

/** Interactions with the calculator. */
const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  'one developer more': (page) => page.getByRole('button', { name: 'Add one developer' }).tap(FORCE),
  '200 hours': (page) => page.getByRole('radio', { name: '200' }).tap(FORCE),
  'custom hours': (page) => page.getByRole('radio', { name: 'Custom' }).tap(FORCE),
  'a digit of custom hours': async (page) => {
    await page.getByLabel('Custom hours a month').focus();
    await page.keyboard.press('5');
  },
  'a model that warns': (page) => page.getByRole('radio', { name: /^Build-to-Operate/ }).tap(FORCE),
  'a digit of developers': async (page) => {
    await page.getByLabel('Developers', { exact: true }).focus();
    await page.keyboard.press('0');
  },
  'results hidden': async (page) => {
    await page.getByLabel('Developers', { exact: true }).selectText();
    await page.keyboard.press('Delete');
  },
  'results shown': async (page) => {
    await page.getByLabel('Developers', { exact: true }).focus();
    await page.keyboard.press('7');
  },
};

/** Measures interaction to next paint of the calculator on the rate card, on a slow phone. */
export async function benchInp(): Promise<Result> {
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const visits: Record<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visit(browser, `${site.url}/rate-card`));
    const worst = visits.map((visit) => Math.max(...Object.values(visit)));
    return {
      title: 'Interaction to next paint',
      method: `The browser's event timing on a phone viewport, CPU 4x; medians of ${ROUNDS} rounds (min–max), in ms.`,
      rows: Object.keys(INTERACTIONS).map((name) => ({
        interaction: name,
        'to next paint': spread(visits.map((visit) => visit[name]!)),
      })),
      metrics: [{ name: '/rate-card INP', value: median(worst), target: { max: 100 } }],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function visit(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await observeInteractions(page);
    await page.goto(url);
    await startApplication(page);
    await page.locator('#calculator').scrollIntoViewIfNeeded();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
    const durations: Record<string, number> = {};
    for (const [name, interact] of Object.entries(INTERACTIONS)) {
      await page.waitForTimeout(REPORT_DELAY_MS);
      await longestInteraction(page);
      await interact(page);
      await page.waitForTimeout(REPORT_DELAY_MS);
      durations[name] = await longestInteraction(page);
    }
    return durations;
  } finally {
    await context.close();
  }
}
