import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { openStore } from '@vantedge/release/store';
import pLimit from 'p-limit';
import { startServer } from '../../apps/server/src/http/server.ts';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { ALL_ROUTES, REPRESENTATIVES } from '../site/support/routes.ts';
import { type ChangedLook, compareLooks, type Scheme } from './looks/compare-looks.ts';
import { OTHER_STATES } from './looks/page-states.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';

/** Where the report and the pictures of differences are written. */
const REPORT = path.join(import.meta.dirname, '../../test-results/looks');
const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/**
 * Compares computed styles and pixels of the built site with those of a published one: all routes, widths and color schemes;
 * pages with a template of their own also with every control hovered, focused and pressed, and in print, unless
 * `onlyAtRest`.
 */
export async function benchLooks(
  routes: readonly string[],
  before: string | undefined,
  onlyAtRest = false,
): Promise<Result> {
  if (!before) throw new Error('looks needs a store to compare with: npm run bench -- looks --before .store');
  const published = await startServer({ store: openStore(before), channel: 'production', port: 0 });
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser('headless-chromium'),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const limit = pLimit(2);
    const visits = (routes.length ? routes : ALL_ROUTES).flatMap((route) =>
      SCHEMES.map((scheme) => ({
        route,
        scheme,
        states: ['rest' as const, ...(REPRESENTATIVES.includes(route) && !onlyAtRest ? OTHER_STATES : [])],
      })),
    );
    const origins = { before: published.url, now: site.url };
    const changed = (
      await Promise.all(visits.map((visit) => limit(() => compareLooks(browser, origins, visit))))
    ).flat();
    writeReport(changed);
    return {
      title: 'Looks',
      method: `Computed styles and pixels against the production channel of ${before}: ${visits.length / SCHEMES.length} routes, 390, 820 and 1440 px, light and dark; ${onlyAtRest ? 'at rest' : 'one page per template also in print and with every control hovered, focused and pressed'}.`,
      rows: changed.map(({ route, scheme, width, state, styles, pixels }) => ({
        route,
        look: `${scheme}, ${width} px, ${state}`,
        pixels: pixels?.pixels ?? 0,
        styles: styles.reduce((sum, { count }) => sum + count, 0),
        first: styles.length ? `${styles[0]!.property} of ${styles[0]!.example}` : '',
      })),
      metrics: [
        {
          name: 'looks with other pixels',
          value: changed.filter(({ pixels }) => pixels).length,
          target: { max: 0 },
        },
        {
          name: 'looks with other styles',
          value: changed.filter(({ styles }) => styles.length).length,
          target: { max: 0 },
        },
      ],
      notes: changed.length ? [`Pictures and all differences: ${path.relative(process.cwd(), REPORT)}`] : [],
    };
  } finally {
    await browser.close();
    await site.close();
    await published.close();
  }
}

/** A picture of every look with other pixels, and all other styles as text. */
function writeReport(changed: readonly ChangedLook[]) {
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const lines: string[] = [];
  for (const { route, scheme, width, state, styles, pixels } of changed) {
    const name = `${route.slice(1).replaceAll('/', '-') || 'home'}-${scheme}-${width}-${state}`;
    if (pixels) writeFileSync(path.join(REPORT, `${name}.png`), pixels.picture);
    lines.push(`${name}: ${pixels?.pixels ?? 0} pixels`);
    for (const { property, before, now, count, example } of styles)
      lines.push(`  ${count} × ${property}: ${before} → ${now} (${example})`);
  }
  writeFileSync(path.join(REPORT, 'styles.txt'), lines.join('\n'));
}
