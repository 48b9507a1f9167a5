import { createHash } from 'node:crypto';
import { entryKey, getRelease, getVersion, type LogEntry } from '@vantedge/release';
import { command, type Warning } from '@vantedge/errors';
import { startServer } from '@vantedge/server';
import { sendRequest } from '@vantedge/server/testing';
import {
  CHANNEL,
  PATHS,
  publishSample,
  reportProblems,
  sample,
  type Sample,
  storeSample,
} from '@vantedge/release/testing';
import { tamperedStore, type TamperedStore } from '@vantedge/store/testing';
import { blobKey, memoryStore } from '@vantedge/store';
import { commit } from './commit.ts';
import { rollBackSite } from './roll-back.ts';

/** Three releases with the same shell. The second and third change stories and a page each. */
async function siteWithThreeReleases() {
  const store = tamperedStore(memoryStore());
  const first = sample('first');
  const next = (label: string): Sample => ({
    sections: { ...first.sections, stories: sample(label).sections['stories']! },
    pages: {
      ...first.pages,
      '/solutions/finance': sample(label).pages['/solutions/finance']!,
      // Too short for a compressed variant.
      '/about': `<p>${label}</p>`,
    },
  });
  const log = [];
  for (const what of [first, next('second'), next('third')]) log.push(await publishSample(store, what));
  return { store, log: log as [LogEntry, LogEntry, LogEntry] };
}

type Site = Awaited<ReturnType<typeof siteWithThreeReleases>>;

const KEYS: Record<string, (site: Site) => Promise<string> | string> = {
  'the only variant of a live document': async ({ store, log }) =>
    blobKey((await getRelease(store, log[2].release)).pages['/about']!.html.identity),
  'the uncompressed variant of a live document': async ({ store, log }) =>
    blobKey((await getRelease(store, log[2].release)).pages['/solutions/finance']!.html.identity),
  'a live asset': async ({ store, log }) => {
    const id = (await getRelease(store, log[2].release)).versions['stories']!;
    const { files } = await getVersion(store, 'stories', id);
    return blobKey(Object.entries(files).find(([name]) => name.startsWith('remote-entry'))![1].identity);
  },
  "the live section's record": async ({ store, log }) =>
    `versions/stories/${(await getRelease(store, log[2].release)).versions['stories']}.json`,
  "the shell's record, which all releases share": async ({ store, log }) =>
    `versions/shell/${(await getRelease(store, log[2].release)).versions['shell']}.json`,
  'the live release record': ({ log }) => `releases/${log[2].release}.json`,
  'the live entry': () => entryKey(CHANNEL, 3),
  'the next entry': () => entryKey(CHANNEL, 4),
  'an old entry': () => entryKey(CHANNEL, 1),
  'an entry far ahead': () => entryKey(CHANNEL, 99_999_999),
  'a file in a folder of the log': () => `channels/${CHANNEL}/backup/00000009.json`,
};

const DAMAGE = {
  empty: () => Buffer.alloc(0),
  half: (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2),
  flipped: (bytes: Uint8Array) => bytes.with(bytes.length / 2, bytes[Math.floor(bytes.length / 2)]! ^ 1),
  gone: () => undefined,
};

type Kind = keyof typeof DAMAGE;

/** Kind of damage, key, number of the entry that is served, and of the entry that a rollback restores. */
const ROWS: [Kind, keyof typeof KEYS, number, number][] = [
  ['half', 'the only variant of a live document', 2, 2],
  ['gone', 'the only variant of a live document', 2, 2],
  ['empty', 'the uncompressed variant of a live document', 3, 2],
  ['flipped', 'the uncompressed variant of a live document', 3, 2],
  ['empty', 'a live asset', 2, 2],
  ['half', 'a live asset', 2, 2],
  ['flipped', 'a live asset', 2, 2],
  ['gone', 'a live asset', 2, 2],
  ['empty', "the live section's record", 2, 2],
  ['half', "the live section's record", 2, 2],
  ['flipped', "the live section's record", 2, 2],
  ['gone', "the live section's record", 2, 2],
  ['flipped', "the shell's record, which all releases share", 3, 2],
  ['gone', "the shell's record, which all releases share", 3, 2],
  ['empty', 'the live release record', 2, 2],
  ['half', 'the live release record', 2, 2],
  ['flipped', 'the live release record', 2, 2],
  ['gone', 'the live release record', 2, 2],
  ['empty', 'the live entry', 2, 2],
  ['half', 'the live entry', 2, 2],
  ['flipped', 'the live entry', 2, 2],
  ['empty', 'the next entry', 3, 3],
  ['empty', 'an old entry', 3, 2],
  ['gone', 'an old entry', 3, 2],
  ['empty', 'an entry far ahead', 3, 2],
  ['empty', 'a file in a folder of the log', 3, 2],
];

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('there are 26 rows', () => expect(new Set(ROWS.map(String)).size).toBe(26));

describe.each(ROWS)('%s: %s', (kind, what, served, target) => {
  let site: Site;
  let pages: Map<number, Record<string, string>>;
  let reports: string[];

  beforeEach(async () => {
    site = await siteWithThreeReleases();
    reports = [];
    pages = new Map();
    for (const { number, release } of site.log) {
      const record = await getRelease(site.store, release);
      pages.set(number, Object.fromEntries(PATHS.map((path) => [path, record.pages[path]!.html.identity])));
    }
    const key = await KEYS[what]!(site);
    const bytes = (await site.store.read(key)) ?? Buffer.from('{}');
    site.store.tamper(key, DAMAGE[kind](bytes));
  });

  /** Starts a server, reads every page, and stops it. */
  async function serve(store: TamperedStore) {
    const server = await startServer({
      store,
      channel: CHANNEL,
      port: 0,
      report: reportProblems(reports),
    });
    const bodies: Record<string, string> = {};
    for (const path of PATHS) {
      const answer = await sendRequest(server.url, path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers['x-release']).toBe(server.status().release);
      bodies[path] = digest(answer.body);
    }
    const status = server.status();
    await server.close();
    return { bodies, status };
  }

  test(`a server starts with release ${served} and serves every page intact`, async () => {
    const { bodies, status } = await serve(site.store);
    expect(status.entry).toBe(served);
    expect(bodies).toEqual(pages.get(served));
    const isDegraded = served !== 3 || /next entry|shell's record|uncompressed/.test(what);
    expect(status.degraded !== undefined).toBe(isDegraded);
    if (isDegraded) expect(reports[0]).toMatch(/^Degraded: /);
  });

  test(`a rollback restores release ${target}, and a server serves it`, async () => {
    const { entry, changed } = await rollBackSite({ ...options(), store: site.store });
    expect(entry.release).toBe(site.log[target - 1]!.release);
    expect(changed).toBe(true);
    const { bodies, status } = await serve(site.store);
    expect(status.entry).toBe(entry.number);
    expect(bodies).toEqual(pages.get(target));
  });

  test('rollback --to restores the first release', async () => {
    const to = site.log[0].release;
    const { entry, changed } = await rollBackSite({ ...options(), store: site.store }, to);
    expect([entry.release, changed]).toEqual([to, true]);
    const { bodies, status } = await serve(site.store);
    expect(status.entry).toBe(entry.number);
    expect(bodies).toEqual(pages.get(1));
  });

  test('only a damaged newest entry or live release record stops a publish, and the error says how to continue', async () => {
    const { store } = site;
    const release = await getRelease(store, await storeSample(store, sample('fourth')));
    const entry = { action: 'publish' as const, sections: ['shell', 'stories'] };
    const publish = () => commit({ ...options(), store }, async () => ({ entry, release }));
    if (['the live entry', 'the next entry', 'the live release record'].includes(what)) {
      await expect(publish()).rejects.toMatchObject({
        code: expect.stringMatching(/^RECORD_|^LOG_HASH_MISMATCH$/),
        fix: expect.arrayContaining([command('site', 'rollback')]),
      });
      await rollBackSite({ ...options(), store });
    }
    const { entry: live } = await publish();
    const { bodies, status } = await serve(store);
    expect(status).toEqual({ release: live.release, entry: live.number });
    expect(bodies).toEqual(
      Object.fromEntries(PATHS.map((path) => [path, release.pages[path]!.html.identity])),
    );
  });

  const options = () => ({ channel: CHANNEL, report: ({ text }: Warning) => void reports.push(text) });
});
