import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findBrowser } from '../../tools/workspace/browser.mjs';
import { ALL_ROUTES } from '../site/support/routes.ts';
import { DOCUMENT_BUDGET_BYTES } from './document-budget.ts';
import { documentParts } from './document-parts.ts';
import { bytesToFirstViewport } from './first-viewport.ts';
import type { Metric, Result } from './result.ts';
import { startComposedSite } from './sites.ts';
import { SHARED_UI_BUDGET_BYTES } from './shared-ui-budget.ts';
import { weighSharedUi } from './weigh-shared-ui.ts';

/** Weighs every document with its parts, and what shared-ui adds to all of them. */
export async function benchWeight(): Promise<Result> {
  const site = await startComposedSite();
  const browser = await chromium.launch({
    executablePath: findBrowser('headless-chromium'),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    // Fetch all documents first: Brotli would block the server, which runs in this process.
    const texts = await Promise.all(ALL_ROUTES.map((route) => textOf(site.url + route)));
    const documents = [];
    for (const [i, route] of ALL_ROUTES.entries()) {
      const { document, ...parts } = documentParts(texts[i]!);
      const firstViewport = await bytesToFirstViewport(browser, site.url + route);
      documents.push({ route, document, 'first viewport': firstViewport, ...parts });
    }
    const { script, motion, css } = await weighSharedUi();
    return {
      title: 'Weights',
      method: `Brotli bytes of each document, those that a browser needs to paint the first viewport (390x844 and 1440x900, the larger), and how much smaller the document would be without each of its parts. shared-ui on every page: ${script} of script, ${motion} of motion, ${css} of CSS.`,
      rows: documents,
      metrics: [
        ...documents.flatMap(({ route, document, 'first viewport': firstViewport }): Metric[] => [
          { name: `${route} document`, value: document, target: { max: DOCUMENT_BUDGET_BYTES.document } },
          {
            name: `${route} first viewport`,
            value: firstViewport,
            target: { max: DOCUMENT_BUDGET_BYTES.firstViewport },
          },
        ]),
        {
          name: 'documents on average',
          value: Math.round(documents.reduce((sum, { document }) => sum + document, 0) / documents.length),
          target: { max: DOCUMENT_BUDGET_BYTES.mean },
        },
        { name: 'shared-ui', value: script + motion + css, target: { max: SHARED_UI_BUDGET_BYTES } },
      ],
    };
  } finally {
    await browser.close();
    await site.close();
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer.text();
}
