import { assetBase, type BuildRecord, SHELL } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../monolith/build-monolith.ts';
import { EditedCheckout } from '../site/edited-checkout.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { downloadedAgain, type PageFile } from './downloaded-again.ts';
import type { Result } from './result.ts';

/** Maximum number of Brotli bytes that a returning visitor downloads beside the document. */
const BUDGET_BYTES = 6_000;

/** One word of a page, in the content of each section. */
const EDITS = [
  {
    section: 'shell',
    page: '/',
    file: 'libs/content/site/src/home/clients.ts',
    from: 'our clients',
    to: 'our customers',
  },
  {
    section: 'shell',
    page: '/contact',
    file: 'libs/content/site/src/contact.ts',
    from: 'Full Name',
    to: 'Whole Name',
  },
  {
    section: 'solutions',
    page: '/solutions/finance',
    file: 'libs/content/solutions/src/outsourcing/finance.ts',
    from: 'kept around',
    to: 'done around',
  },
  {
    section: 'stories',
    page: '/success-stories/ukg',
    file: 'libs/content/stories/src/ukg.ts',
    from: 'UKG story',
    to: 'UKG case',
  },
  {
    section: 'pricing',
    page: '/rate-card',
    file: 'libs/content/pricing/src/calculator.ts',
    from: 'you save?',
    to: 'you keep?',
  },
] as const;

/**
 * Weighs what a visitor of a page downloads on the next visit, after one word of its section was changed and published. Builds
 * each section again with the change; builds are reproducible, so nothing else differs from the site's.
 */
export async function benchReturning(): Promise<Result> {
  const rows: Result['rows'] = [];
  const metrics: Result['metrics'] = [];
  for (const { section, page, file, from, to } of EDITS) {
    const checkout = new EditedCheckout('returning');
    try {
      checkout.edit(file, from, to);
      await checkout.build(section);
      const changed = downloadedAgain(
        filesOf(page, section, () => DIST),
        filesOf(page, section, (name) => (name === section ? checkout.dist : DIST)),
      );
      const bytes = changed.reduce((sum, file) => sum + file.bytes, 0);
      const files = changed.map(({ url, bytes }) => `${path.basename(url)}: ${bytes}`).join(', ');
      rows.push({ section, page, bytes, files });
      metrics.push({ name: `${page} after a change`, value: bytes, target: { max: BUDGET_BYTES } });
    } finally {
      checkout.remove();
    }
  }
  return {
    title: 'Returning visitors',
    method:
      'Brotli bytes of scripts and styles that a returning visitor downloads beside the document, after one word of the page was changed and its section published.',
    rows,
    metrics,
  };
}

/** Every script and stylesheet of a page: the shell's, its section's, and its own. `distOf` returns the folder of builds of a section. */
function filesOf(page: string, section: string, distOf: (section: string) => string): PageFile[] {
  const list = (name: string, select: (record: BuildRecord) => string[]) =>
    select(recordOf(path.join(distOf(name), name))).map((file) => ({
      url: assetBase(name) + file,
      bytes: brotliBytes(readFileSync(path.join(distOf(name), name, 'browser', file))),
    }));
  const entry = ({ entryFiles: { js, css } }: BuildRecord) => [...js, ...css];
  const own = ({ routes }: BuildRecord) => {
    const route = routes.find(({ path }) => path === page)!;
    return [...route.js, ...route.css];
  };
  return [SHELL, section].flatMap((name) => list(name, entry)).concat(list(section, own));
}

const recordOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'section.json'), 'utf8')) as BuildRecord;
