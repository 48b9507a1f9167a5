import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seededRandom, withTemporaryFolder } from '@vantedge/release/testing';
import { SiteError } from '@vantedge/release';
import { memoryStore } from '@vantedge/release/store';
import { checkPlatform } from '../compose/check-platform.ts';
import { publishSections } from './publish-sections.ts';
import { readBuild } from './read-build.ts';
import { MANIFEST as MANIFEST_FILE, writeSampleBuild } from './testing/sample-build.ts';

const MUTANTS = 400;
/** One in this many accepted mutants is also published, which takes much longer. */
const PUBLISH_INTERVAL = Number(process.env['MUTANTS_PUBLISHED'] ?? 20);

/** Repeat a failure with `MUTANT_SEED=<seed>`. */
const seed = Number(process.env['MUTANT_SEED'] ?? Date.now() % 1_000_000);

const MANIFEST = {
  id: 'stories',
  metaData: { name: 'stories', publicPath: '/assets/stories/', remoteEntry: { name: 'main.js', path: '' } },
  shared: [{ id: 'stories:react', version: '19.3.1', assets: { js: { sync: [], async: [] } } }],
  exposes: [{ path: './pages/index', assets: { js: { sync: ['main.js'] }, css: { sync: [] } } }],
};

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
const NAMES = ['getPublicPath', 'publicPath', '__proto__', 'constructor', 'name', 'js'];

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

test(`${MUTANTS} altered records and manifests are accepted or rejected with an error code (seed ${seed})`, () =>
  withTemporaryFolder(async (dist) => {
    const random = seededRandom(seed);
    const outcomes: Record<string, number> = {};
    for (let i = 0; i < MUTANTS; i += 1) {
      const section = i % 3 === 0 ? 'shell' : 'stories';
      await writeSampleBuild(dist, 'shell');
      const manifest = i % 3 === 1 ? mutant(MANIFEST, random) : JSON.stringify(MANIFEST);
      await writeSampleBuild(dist, 'stories', { files: { [MANIFEST_FILE]: manifest } });
      let text = manifest;
      if (i % 3 !== 1) {
        const file = path.join(dist, section, 'section.json');
        text = mutant(JSON.parse(await readFile(file, 'utf8')), random);
        await writeFile(file, text);
      }
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
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining(['accepted', 'BUILD_RECORD_INVALID', 'BUILD_INTEGRITY']),
    );
  }));
