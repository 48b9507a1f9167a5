import { ALL_ROUTES } from '../site/routes.ts';
import { documentParts } from './document-parts.ts';
import type { Metric, Result } from './result.ts';
import { startComposedSite } from './sites.ts';
import { SHARED_UI_BUDGET_BYTES } from './shared-ui-budget.ts';
import { weighSharedUi } from './weigh-shared-ui.ts';

/** Fits into the initial congestion window together with the headers: ten segments of 1,460 bytes. */
const BUDGET_BYTES = 13_000;

const DAY_DIAL_PAGE = {
  max: 14_700,
  why: 'the day dial, drawn for the current hour, and seven more drawings',
};

/** Documents that may exceed the budget: their maximum and the reason. */
const EXCEPTIONS: Readonly<Record<string, { max: number; why: string }>> = {
  '/': { max: 15_500, why: 'eight sections, five with drawings' },
  '/about': DAY_DIAL_PAGE,
  '/why-vantedge': DAY_DIAL_PAGE,
  '/rate-card': {
    max: 14_100,
    why: 'a calculator with its results in numbers and drawings, and two tables',
  },
};

/** Weighs every document with its parts, and what shared-ui adds to all of them. */
export async function benchWeight(): Promise<Result> {
  const site = await startComposedSite();
  try {
    // Fetch all documents first: Brotli would block the server, which runs in this process.
    const texts = await Promise.all(ALL_ROUTES.map((route) => textOf(site.url + route)));
    const documents = ALL_ROUTES.map((route, i) => ({ route, ...documentParts(texts[i]!) }));
    const { script, motion, css } = await weighSharedUi();
    return {
      title: 'Weights',
      method: `Brotli bytes of each document, and how much smaller it would be without each of its parts. shared-ui on every page: ${script} of script, ${motion} of motion, ${css} of CSS.`,
      rows: documents,
      metrics: [
        ...documents.map(({ route, document }): Metric => {
          const max = EXCEPTIONS[route]?.max ?? BUDGET_BYTES;
          return { name: `${route} document`, value: document, target: { max } };
        }),
        { name: 'shared-ui script', value: script + motion, target: { max: SHARED_UI_BUDGET_BYTES.script } },
        { name: 'shared-ui CSS', value: css, target: { max: SHARED_UI_BUDGET_BYTES.css } },
      ],
      notes: Object.entries(EXCEPTIONS).map(
        ([route, { why }]) => `${route} may exceed ${BUDGET_BYTES}: ${why}`,
      ),
    };
  } finally {
    await site.close();
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer.text();
}
