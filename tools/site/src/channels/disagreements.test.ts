import type { Facts } from '@vantedge/federation-contract';
import { fixText } from '@vantedge/errors';
import { fakeBuild } from '@vantedge/release/testing';
import { putVersion } from '@vantedge/release';
import { memoryStore, putBlob } from '@vantedge/store';
import {
  pageCode,
  publishSampleSections,
  shellCode,
  storeSampleSection,
} from '../compose/testing/sample-sections.ts';
import { disagreements, disagreementWarnings } from './disagreements.ts';
import { previewVersions, promotePreview } from './previews.ts';
import { releaseVersions } from './release-versions.ts';
import type { CommitResult } from './requests.ts';

const RATES = '@acme/rates';

/** Stores versions of sections that were built with these values, and compares them. */
async function compared(sections: Record<string, Facts | undefined>) {
  const store = memoryStore();
  const server = await putBlob(store, Buffer.from(''));
  const versions: Record<string, string> = {};
  for (const [section, facts] of Object.entries(sections)) {
    const build = { ...fakeBuild(section), files: {}, ...(facts && { facts }) };
    versions[section] = await putVersion(store, { section, build, server, files: {} });
  }
  const found = await disagreements(store, versions);
  return { store, versions, found, warnings: disagreementWarnings(found) };
}

test('names each value that differs, and who was built with which', async () => {
  const { found, warnings } = await compared({
    stories: { [RATES]: { 'rate.hourly': 24, 'paths.contact': '/contact', phone: '+1 213 555 0142' } },
    solutions: { [RATES]: { 'rate.hourly': 24 } },
    pricing: { [RATES]: { 'rate.hourly': 25, 'paths.contact': '/contact' } },
    shell: { [RATES]: { phone: '+1 213 555 0143' } },
  });
  expect(found).toContainEqual({
    package: RATES,
    name: 'rate.hourly',
    values: { pricing: 25, solutions: 24, stories: 24 },
  });
  expect(warnings.map(({ text }) => text)).toEqual([
    'pricing was built with rate.hourly 25; solutions and stories with 24 (@acme/rates).',
    "shell was built with phone '+1 213 555 0143'; stories with '+1 213 555 0142' (@acme/rates).",
  ]);
  expect(fixText(warnings.at(-1)!.fix!)).toContain('publish pricing shell solutions stories');
});

test('a value that one section has, another package, and sections without any agree', async () => {
  const { found, warnings } = await compared({
    stories: { [RATES]: { 'rate.hourly': 24, 'rate.trial': true } },
    pricing: { [RATES]: { 'rate.hourly': 24 }, '@acme/other': { 'rate.trial': false } },
    elsewhere: undefined,
  });
  expect([found, warnings]).toEqual([[], []]);
});

test('counts what differs beyond five values', async () => {
  const facts = (value: number) =>
    Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`rate.${i}`, value]));
  const { warnings } = await compared({ a: { [RATES]: facts(1) }, b: { [RATES]: facts(2) } });
  expect(warnings).toHaveLength(6);
  expect(warnings.at(-1)!.text).toBe('3 more values differ in the same way.');
});

test('a damaged version has no values', async () => {
  const { store, versions } = await compared({ a: { [RATES]: { x: 1 } }, b: { [RATES]: { x: 2 } } });
  await store.replace(`versions/a/${versions['a']}.json`, Buffer.from('{'));
  expect(await disagreements(store, versions)).toEqual([]);
});

test('a release of sections that differ is live, with a warning; a preview and its promotion have it too', async () => {
  const store = memoryStore();
  await publishSampleSections(store, { shell: shellCode('a') });
  const channel = 'production';
  const [stories, pricing] = await Promise.all(
    [24, 25].map((hourly, i) =>
      storeSampleSection(store, ['stories', 'pricing'][i]!, pageCode('a'), [], {
        [RATES]: { 'rate.hourly': hourly },
      }),
    ),
  );
  const warnings = ['pricing was built with rate.hourly 25; stories with 24 (@acme/rates).'];
  const textsOf = (committed: CommitResult) => committed.warnings.map(({ text }) => text);
  expect(textsOf(await releaseVersions({ store, channel, versions: { stories: stories! } }))).toEqual([]);
  const previewed = await previewVersions({
    store,
    name: 'pr-1',
    baseChannel: channel,
    versions: { pricing: pricing! },
  });
  expect(textsOf(previewed)).toEqual(warnings);
  const promoted = await promotePreview({ store, name: 'pr-1' });
  expect([promoted.changed, textsOf(promoted)]).toEqual([true, warnings]);
});
