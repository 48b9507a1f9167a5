import { openStore } from '@vantedge/release/store';
import { startServer } from '../../apps/server/src/http/server.ts';
import { ALL_ROUTES } from '../site/support/routes.ts';
import { brotliBytes } from './brotli-bytes.ts';
import type { Result } from './result.ts';
import { startComposedSite } from './sites.ts';
import { type VisitFiles, visitFiles } from './visit-files.ts';

/** Kinds of files, in the order of the table. */
const KINDS = ['document', 'scripts', 'styles', 'fonts'] as const;

/** Compares what first visits download with those of a published store: document, scripts, stylesheets and preloaded fonts. */
export async function benchFirstVisit(before: string | undefined): Promise<Result> {
  if (!before)
    throw new Error(
      'first-visit needs a store to compare with: npm run bench -- first-visit --before .store',
    );
  const published = await startServer({ store: openStore(before), channel: 'production', port: 0 });
  const site = await startComposedSite();
  try {
    const earlier = await weighVisits(published.url);
    const now = await weighVisits(site.url);
    const rows = ALL_ROUTES.map((route, index) => {
      const [was, is] = [earlier[index]!, now[index]!];
      return {
        route,
        ...Object.fromEntries(KINDS.map((kind) => [kind, `${is[kind]} (${was[kind]})`])),
        all: `${total(is)} (${total(was)})`,
        ratio: (total(is) / total(was)).toFixed(3),
      };
    });
    return {
      title: 'First visits',
      method:
        'Brotli bytes of each document, and of the scripts, stylesheets and preloaded fonts that it names; in parentheses, of the store published before.',
      rows,
      metrics: [
        {
          name: 'bytes of all first visits against before',
          value: sum(now.map(total)) / sum(earlier.map(total)),
          target: { max: 1.03 },
        },
      ],
    };
  } finally {
    await site.close();
    await published.close();
  }
}

type Weights = Record<(typeof KINDS)[number], number>;

async function weighVisits(origin: string): Promise<Weights[]> {
  const sizes = new Map<string, number>();
  const sizeOf = async (url: string) => {
    const size = sizes.get(url) ?? (await transferSize(origin + url));
    sizes.set(url, size);
    return size;
  };
  const visits: Weights[] = [];
  for (const route of ALL_ROUTES) {
    const files = visitFiles(await (await get(origin + route)).text());
    const weigh = async (kind: keyof VisitFiles) => sum(await Promise.all(files[kind].map(sizeOf)));
    visits.push({
      document: await sizeOf(route),
      scripts: await weigh('scripts'),
      styles: await weigh('styles'),
      fonts: await weigh('fonts'),
    });
  }
  return visits;
}

/** Fonts are compressed already. */
async function transferSize(url: string): Promise<number> {
  const content = Buffer.from(await (await get(url)).arrayBuffer());
  return url.endsWith('.woff2') ? content.length : brotliBytes(content);
}

async function get(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: status ${answer.status}`);
  return answer;
}

const total = (weights: Weights) => sum(Object.values(weights));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
