import { ALL_ROUTES } from '../site/routes.ts';
import { documentParts } from './document-parts.ts';
import type { Metric, Result } from './result.ts';
import { startComposedSite } from './sites.ts';
import { SHARED_UI_BUDGET_BYTES } from './shared-ui-budget.ts';
import { weighSharedUi } from './weigh-shared-ui.ts';

/** What fits in the first packets of a connection, with the headers: ten segments of 1,460 bytes. */
const BUDGET_BYTES = 13_000;

const DAY_DIAL_PAGE = {
  max: 14_700,
  why: 'the day dial is drawn for the hour, and seven more drawings follow',
};

/** Documents that may exceed it: the greatest that they may be, and why. */
const EXCEPTIONS: Readonly<Record<string, { max: number; why: string }>> = {
  '/': { max: 15_500, why: 'eight sections, five of them drawn' },
  '/about': DAY_DIAL_PAGE,
  '/why-vantedge': DAY_DIAL_PAGE,
  '/rate-card': {
    max: 14_100,
    why: 'a calculator with its answer in figures and drawings, and two tables',
  },
};

/** Every document of the site and its parts, and what shared-ui adds to all of them. */
export async function benchWeight(): Promise<Result> {
  const site = await startComposedSite();
  try {
    // All of them first: brotli would keep the server, which is in this process, from answering in time.
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
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return answer.text();
}
