import { assetBase, type BuildRecord, SHELL } from '@vantedge/federation-contract';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../monolith/build-monolith.ts';
import { SECTIONS } from '../../tools/workspace/sections.cjs';
import { EditedCheckout } from '../site/support/edited-checkout.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { downloadedAgain, type PageFile } from './downloaded-again.ts';
import type { Result } from './result.ts';

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

/** A fact that every section shows. Each must be built and published again. */
const SHARED_EDIT = {
  file: 'libs/content/shared/src/company.ts',
  from: '+1 213 555 0142',
  to: '+1 213 555 0143',
};

/**
 * Weighs what a visitor of a page downloads on the next visit, after one word of its section was changed and published, and after
 * a fact that all sections share was changed. Builds each section again with the change; builds are reproducible, so nothing
 * else differs from the site's.
 */
export async function benchReturning(): Promise<Result> {
  const rows: Result['rows'] = [];
  for (const { section, page, ...edit } of EDITS) {
    await withEdit(edit, [section], (dist) => {
      rows.push({
        changed: section,
        ...visitAgain(page, section, (name) => (name === section ? dist : DIST)),
      });
    });
  }
  await withEdit(SHARED_EDIT, SECTIONS, (dist) => {
    for (const { section, page } of EDITS)
      rows.push({ changed: 'all', ...visitAgain(page, section, () => dist) });
  });
  return {
    title: 'Returning visitors',
    method:
      'Brotli bytes of scripts and styles that a returning visitor downloads beside the document, after one word of the page was changed and its section published, and after a telephone number of all sections was changed.',
    rows,
    metrics: [],
  };
}

/** Builds sections with a change; calls back with the folder of their builds. */
async function withEdit(
  { file, from, to }: { file: string; from: string; to: string },
  sections: readonly string[],
  use: (dist: string) => void,
) {
  const checkout = new EditedCheckout('returning');
  try {
    checkout.edit(file, from, to);
    for (const section of sections) await checkout.build(section);
    use(checkout.dist);
  } finally {
    checkout.remove();
  }
}

/** What a visitor of a page downloads from new builds. `distOf` returns the folder of the build of a section. */
function visitAgain(page: string, section: string, distOf: (section: string) => string) {
  const changed = downloadedAgain(
    filesOf(page, section, () => DIST),
    filesOf(page, section, distOf),
  );
  const bytes = changed.reduce((sum, file) => sum + file.bytes, 0);
  const files = changed.map(({ url, bytes }) => `${path.basename(url)}: ${bytes}`).join(', ');
  return { page, bytes, files };
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
