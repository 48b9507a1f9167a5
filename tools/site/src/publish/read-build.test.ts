import { CONTRACT_VERSION } from '@vantedge/federation-contract';
import path from 'node:path';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { readBuild } from './read-build.ts';
import { computeIntegrity, MANIFEST, writeSampleBuild } from './testing/sample-build.ts';
import { seededRandom, withTemporaryFolder } from '@vantedge/store/testing';
import { buildCommand, SiteError } from '@vantedge/errors';
import { memoryStore } from '@vantedge/store';
import { checkPlatform } from '../compose/check-platform.ts';
import { publishSections } from '../channels/testing/publish-sections.ts';

const PAGE = 'export default 1;';
const BUNDLE = 'exports.default = {};';
const integrity = computeIntegrity(PAGE);
const record = {
  contract: CONTRACT_VERSION,
  name: 'stories',
  entryFiles: { js: ['entry.js'], css: [] },
  routes: [{ path: '/a', module: './a.tsx', js: ['page.js'], css: [] }],
  widgets: [],
  manifest: MANIFEST,
  files: {
    'entry.js': { integrity, bytes: 17 },
    'page.js': { integrity, bytes: 17 },
    [MANIFEST]: { integrity: computeIntegrity('{}'), bytes: 2 },
  },
  server: { file: 'server.cjs', integrity: computeIntegrity(BUNDLE) },
  shared: {},
};

let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'vantedge-dist-'));
  for (const section of ['pricing', 'stories']) {
    for (const folder of ['browser', 'server'])
      await mkdir(path.join(dist, section, folder), { recursive: true });
    for (const file of ['entry.js', 'page.js']) await put(section, `browser/${file}`, PAGE);
    await put(section, `browser/${MANIFEST}`, '{}');
    await put(section, 'server/server.cjs', BUNDLE);
    await put(section, 'section.json', JSON.stringify({ ...record, name: section }));
  }
});

afterEach(() => rm(dist, { recursive: true, force: true }));

const put = (section: string, file: string, text: string) => writeFile(path.join(dist, section, file), text);

test('reads a complete build with all its files', async () => {
  const { files, record } = await readBuild(dist, 'stories');
  expect([...files.keys()]).toEqual(['entry.js', 'page.js', MANIFEST]);
  expect(record.routes).toHaveLength(1);
});

/** Gives the sample build a manifest that asks for a version of React, and a record with another. */
async function ask(manifestRange: string, recordRange: string) {
  const manifest = JSON.stringify({ shared: [{ name: 'react', requiredVersion: manifestRange }] });
  const files = {
    ...record.files,
    [MANIFEST]: { integrity: computeIntegrity(manifest), bytes: manifest.length },
  };
  await put('stories', `browser/${MANIFEST}`, manifest);
  await put('stories', 'section.json', JSON.stringify({ ...record, files, shared: { react: recordRange } }));
}

test('a container that wants another major of a shared module than the record says is refused', async () => {
  await ask('^18.2.0', '^19.3.0');
  await expect(readBuild(dist, 'stories')).rejects.toMatchObject({
    code: 'PLATFORM_INCOMPATIBLE',
    message: expect.stringContaining(`react ^18.2.0 in ${MANIFEST}, but ^19.3.0 in its record`),
  });
});

test.each(['^19.0.0', '^19.3.1'])(
  'a container that wants %s, which the record allows too, is accepted',
  async (range) => {
    await ask(range, '^19.3.0');
    expect((await readBuild(dist, 'stories')).record.shared).toEqual({ react: '^19.3.0' });
  },
);

test('reports a section without a build, and the builds that exist', () =>
  expect(readBuild(dist, 'storys')).rejects.toMatchObject({
    code: 'BUILD_NOT_FOUND',
    message: expect.stringContaining('contains pricing, stories'),
    fix: buildCommand('storys'),
  }));

test('reports a folder without builds', () =>
  expect(readBuild(path.join(dist, 'nowhere'), 'stories')).rejects.toMatchObject({
    code: 'BUILD_NOT_FOUND',
    message: expect.stringContaining('no builds'),
  }));

test.each(['../stories', 'dist/stories', 'Stories', ''])('%p is not the name of a section', (name) =>
  expect(readBuild(dist, name)).rejects.toMatchObject({ code: 'USAGE' }),
);

test('rejects an altered file, with its name', async () => {
  await put('stories', 'browser/page.js', 'export default 2;');
  await expect(readBuild(dist, 'stories')).rejects.toMatchObject({
    code: 'BUILD_HASH_MISMATCH',
    message: expect.stringContaining('page.js'),
  });
});

test.each(['server/server.cjs', 'inline-loader/inline-loader.js', 'browser/main.js'])(
  'rejects %s with any flipped bit',
  async (file) => {
    await writeSampleBuild(dist, 'shell');
    const at = path.join(dist, 'shell', file);
    const bytes = await readFile(at);
    for (let i = 0; i < bytes.length; i += 1) {
      await writeFile(at, bytes.with(i, bytes[i]! ^ (1 << (i % 8))));
      await expect(readBuild(dist, 'shell')).rejects.toMatchObject({ code: 'BUILD_HASH_MISMATCH', at });
    }
    await writeFile(at, bytes);
    await readBuild(dist, 'shell');
  },
);

test.each([
  ['without a hash of its node bundle', { server: 'server.cjs' }],
  ['with an empty one', { server: { file: 'server.cjs', integrity: '' } }],
  ['with an empty hash of a browser file', { files: { 'main.js': { integrity: '', bytes: 1 } } }],
  ['of a shell without an inline loader', { inlineLoader: undefined }],
  ['of another contract', { contract: CONTRACT_VERSION + 1 }],
])('rejects a record %s', async (_, record) => {
  await writeSampleBuild(dist, 'shell', { record });
  await expect(readBuild(dist, 'shell')).rejects.toMatchObject({ code: 'BUILD_RECORD_INVALID' });
});

test.each(['null', '[]', '"text"', '{', '{"metaData":null}'])('rejects %p as section.json', async (text) => {
  await put('stories', 'section.json', text);
  await expect(readBuild(dist, 'stories')).rejects.toMatchObject({
    code: 'BUILD_RECORD_INVALID',
    at: path.join(dist, 'stories', 'section.json'),
    fix: buildCommand('stories'),
  });
});

test('rejects a record without a hash of a used file', async () => {
  const { 'page.js': _, ...files } = record.files;
  await put('stories', 'section.json', JSON.stringify({ ...record, files }));
  await expect(readBuild(dist, 'stories')).rejects.toMatchObject({
    code: 'BUILD_RECORD_INVALID',
    message: expect.stringContaining('no hash of page.js'),
  });
  const routes = record.routes.map((route) => ({ ...route, image: 'share.page.0123456789.png' }));
  await put('stories', 'section.json', JSON.stringify({ ...record, routes }));
  await expect(readBuild(dist, 'stories')).rejects.toMatchObject({
    message: expect.stringContaining('no hash of share.page.0123456789.png'),
  });
});

test.each(['/b/:slug', '/:slug?', '/*'])('rejects the path /a as one of the pattern %s', async (pattern) => {
  const routes = record.routes.map((route) => ({ ...route, pattern }));
  await put('stories', 'section.json', JSON.stringify({ ...record, routes }));
  await expect(readBuild(dist, 'stories')).rejects.toMatchObject({
    code: 'BUILD_RECORD_INVALID',
    message: expect.stringContaining('a path that matches its pattern'),
  });
});

const MUTANTS = 400;
/** One in this many accepted mutants is also published, which takes much longer. */
const PUBLISH_INTERVAL = Number(process.env['MUTANTS_PUBLISHED'] ?? 20);

/** Repeat a failure with `MUTANT_SEED=<seed>`. */
const seed = Number(process.env['MUTANT_SEED'] ?? Date.now() % 1_000_000);

const VALUES: unknown[] = [
  null,
  7,
  -1,
  '',
  'text',
  '../../etc/passwd',
  '/api',
  true,
  [],
  {},
  [null],
  { a: 1 },
];
const NAMES = ['__proto__', 'constructor', 'name', 'js'];

/** A JSON value with one random change, as text. */
function mutant(value: unknown, random: () => number): string {
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  const text = JSON.stringify(value);
  if (random() < 0.1) return text.slice(0, Math.floor(random() * text.length));
  const copy = JSON.parse(text) as Record<string, unknown>;
  const holders: Record<string, unknown>[] = [];
  const visit = (item: unknown) => {
    if (typeof item !== 'object' || item === null) return;
    holders.push(item as Record<string, unknown>);
    Object.values(item).forEach(visit);
  };
  visit(copy);
  if (random() < 0.05) return JSON.stringify(pick(VALUES));
  const holder = pick(holders.filter((item) => Object.keys(item).length));
  const name = pick(Object.keys(holder));
  const change = random();
  if (change < 0.2) delete holder[name];
  else if (change < 0.3)
    Object.defineProperty(holder, pick(NAMES), { value: pick(VALUES), enumerable: true });
  else holder[name] = pick(VALUES);
  return JSON.stringify(copy);
}

test(`${MUTANTS} altered records are accepted or rejected with an error code (seed ${seed})`, () =>
  withTemporaryFolder(async (dist) => {
    const random = seededRandom(seed);
    const outcomes: Record<string, number> = {};
    for (let i = 0; i < MUTANTS; i += 1) {
      const section = i % 2 === 0 ? 'shell' : 'stories';
      await writeSampleBuild(dist, 'shell');
      await writeSampleBuild(dist, 'stories');
      const file = path.join(dist, section, 'section.json');
      const text = mutant(JSON.parse(await readFile(file, 'utf8')), random);
      await writeFile(file, text);
      try {
        const builds = [await readBuild(dist, 'shell'), await readBuild(dist, 'stories')];
        checkPlatform(builds.map(({ record }) => record));
        if (i % PUBLISH_INTERVAL === 0)
          await publishSections({
            store: memoryStore(),
            channel: 'production',
            sections: ['shell', 'stories'],
            dist,
          });
        outcomes['accepted'] = (outcomes['accepted'] ?? 0) + 1;
      } catch (error) {
        const code = error instanceof SiteError ? error.code : `${String(error)} by ${text}`;
        outcomes[code] = (outcomes[code] ?? 0) + 1;
      }
    }
    expect(Object.keys(outcomes).filter((code) => !/^([A-Z_]+|accepted)$/.test(code))).toEqual([]);
    expect(Object.keys(outcomes)).toEqual(expect.arrayContaining(['accepted', 'BUILD_RECORD_INVALID']));
  }));
