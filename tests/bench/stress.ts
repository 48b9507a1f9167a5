import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  killPublishers,
  publishConcurrently,
  seededRandom,
  withTemporaryFolder,
} from '@vantedge/release/testing';
import { killPushes } from '../../tools/site/src/publish/testing/kill-pushes.ts';
import { newLocation } from '../s3/new-location.ts';
import { provideS3Service } from '../s3/provide-s3-service.ts';
import type { Result } from './result.ts';

/** Stores and tests that can be run alone: `npm run bench -- stress disk pushes`. */
export const STRESS_PARTS = ['disk', 's3', 'publishers', 'releases', 'pushes'] as const;

type Part = (typeof STRESS_PARTS)[number];

const PUBLISHERS = 16;

/** `BENCH_KILLS=5` and `BENCH_PUBLISHES=10` shorten a trial. */
const KILLS = Number(process.env['BENCH_KILLS'] ?? 200);

/** Publishes of each of the publishers. */
const publishesOn = (store: 'disk' | 's3') =>
  Number(process.env['BENCH_PUBLISHES'] ?? { disk: 1000, s3: 100 }[store]);

/** Repeat a run with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

interface Row {
  store: string;
  test: string;
  result: string;
  problems: string[];
}

/** Lets publishers compete, and kills pushes and releases, on a store on disk and on S3. Counts violations. */
export async function benchStress(names: readonly string[]): Promise<Result> {
  const parts = STRESS_PARTS.filter((part) => names.includes(part));
  const isRun = (part: Part, among: readonly Part[]) =>
    parts.includes(part) || !among.some((other) => parts.includes(other));
  const stores = (['disk', 's3'] as const).filter((store) => isRun(store, ['disk', 's3']));
  const tests = (['publishers', 'releases', 'pushes'] as const).filter((test) =>
    isRun(test, ['publishers', 'releases', 'pushes']),
  );
  const stop = stores.includes('s3') ? await provideS3Service() : () => Promise.resolve();
  try {
    const rows = await withTemporaryFolder(async (folder) => {
      const done: Row[] = [];
      for (const store of stores) {
        const location = store === 's3' ? newLocation : (name: string) => newFolder(folder, name);
        for (const test of tests) done.push(finished(await TESTS[test](store, location(test))));
      }
      return done;
    });
    return {
      title: 'Concurrent and killed publishers',
      method: `Compares the log, records and files with what was confirmed. Random points: KILL_SEED=${seed}.`,
      rows: rows.map(({ problems, ...row }) => ({ ...row, violations: problems.length })),
      metrics: [
        {
          name: 'violations',
          value: rows.reduce((sum, { problems }) => sum + problems.length, 0),
          target: { max: 0 },
        },
      ],
      notes: rows.flatMap(({ problems }) => problems.slice(0, 10)),
    };
  } finally {
    await stop();
  }
}

const TESTS = {
  async publishers(store: 'disk' | 's3', location: string): Promise<Row> {
    const publishes = publishesOn(store);
    const test = `${PUBLISHERS} publishers x ${publishes}`;
    const { attempts, problems } = await publishConcurrently(
      location,
      publishes,
      progress(store, test, PUBLISHERS * publishes),
    );
    const conflicts = attempts.filter(({ failure }) => failure).length;
    return { store, test, result: `${conflicts} conflicts`, problems };
  },
  async releases(store: 'disk' | 's3', location: string): Promise<Row> {
    return killed(store, `${KILLS} killed releases`, (options) => killPublishers(location, options));
  },
  async pushes(store: 'disk' | 's3', location: string): Promise<Row> {
    return killed(store, `${KILLS} killed pushes`, (options) => killPushes(location, options));
  },
};

async function killed(
  store: string,
  test: string,
  kill: (options: Parameters<typeof killPublishers>[1]) => ReturnType<typeof killPublishers>,
): Promise<Row> {
  const onKill = progress(store, test, KILLS);
  const { interrupted, problems } = await kill({ kills: KILLS, random: seededRandom(seed), onKill });
  return { store, test, result: `${interrupted} interrupted`, problems };
}

/** Prints a line for every tenth of a test. */
function progress(store: string, test: string, total: number): (done: number) => void {
  const step = Math.max(1, Math.floor(total / 10));
  return (done) => {
    if (done % step === 0) console.error(`${store}, ${test}: ${done} of ${total}`);
  };
}

function finished(row: Row): Row {
  console.error(`${row.store}, ${row.test}: ${row.result}, ${row.problems.length} violations`);
  return row;
}

function newFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  return folder;
}
