import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '@vantedge/federation-contract';
import type { Difference } from '../../tools/site/src/diff/diff-releases.ts';
import { EditedCheckout } from '../site/support/checkouts.ts';
import { site } from '../site/support/run-site.ts';
import { expect, test } from '../site/support/test.ts';
import { copyStore, ROOT } from './shell.ts';

/** A word of a headline in a record of each section, and the page that shows it. */
const EDITS = [
  ['solutions', 'solutions/src/outsourcing/finance.ts', 'Payables, payroll', '/solutions/finance'],
  ['stories', 'stories/src/success-stories.ts', 'Our work with UKG', '/success-stories'],
  ['pricing', 'pricing/src/engagement-models.ts', 'Four ways to hire', '/engagement-models'],
] as const;

const recordOf = (dist: string, section: string) =>
  JSON.parse(readFileSync(path.join(dist, section, 'section.json'), 'utf8')) as BuildRecord;

test('a word of a headline changes one document, one script of the page, and the entry of other hosts', async () => {
  const store = copyStore('one-word');
  const checkout = new EditedCheckout('one-word');
  const counted: unknown[] = [];
  for (const [section, record, text] of EDITS) {
    checkout.edit(`libs/content/${record}`, text, text.replace(/^\w+/, 'Reworded'));
    await checkout.build(section);
    site('publish', section, '--dist', checkout.dist, '--store', store, '--expect', 'any', '--allow-dirty');
    const log = site<{ log: { number: number }[] }>('status', '--store', store).log;
    const before = `production@${log[1]!.number}`;
    const { changed, ...other } = site<Difference>('diff', before, 'production', '--store', store);
    const { files } = recordOf(path.join(ROOT, 'dist'), section);
    const scripts = Object.keys(recordOf(checkout.dist, section).files).filter((file) =>
      file.endsWith('.js'),
    );
    counted.push({
      section,
      content: changed.filter(({ isContentChanged }) => isContentChanged).map(({ path: page }) => page),
      codeOnly: changed.filter(({ isContentChanged }) => !isContentChanged).map(({ path: page }) => page),
      files: other.files,
      scripts: scripts.filter((file) => !(file in files)).map((file) => file.split('.')[0]),
    });
  }
  expect(counted).toEqual(
    EDITS.map(([section, , , page]) => ({
      section,
      content: [page],
      codeOnly: [],
      files: ['/release.json', `/${section}/mf-manifest.json`, '/sitemap.xml'].sort(),
      scripts: ['c', 'host-entry'],
    })),
  );
});

test('a rate with which one section was built and others were not is reported, and released', async () => {
  const store = copyStore('one-rate');
  const checkout = new EditedCheckout('one-rate');
  checkout.edit('libs/content/shared/src/rate.ts', 'hourly: 24', 'hourly: 25');
  await checkout.build('pricing');
  const publish = [
    'publish',
    'pricing',
    '--dist',
    checkout.dist,
    '--store',
    store,
    '--expect',
    'any',
    '--allow-dirty',
  ];
  const text =
    'pricing was built with rate.hourly 25; shell, solutions, and stories with 24 (@vantedge/content-shared).';
  const { changed, warnings } = site<{ changed: boolean; warnings: { text: string }[] }>(...publish);
  expect(changed).toBe(true);
  expect(warnings.map((warning) => warning.text)).toContain(text);
  const { disagreements } = site<{ disagreements: { name: string; values: object }[] }>(
    'status',
    '--store',
    store,
  );
  const values = { pricing: 25, shell: 24, solutions: 24, stories: 24 };
  // Texts that name the rate differ with it.
  expect(disagreements).toContainEqual(expect.objectContaining({ name: 'rate.hourly', values }));
});
