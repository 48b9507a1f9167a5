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

const KILLS = 200;
const PUBLISHERS = 16;

/** Publishes of each of the publishers. */
const PUBLISHES = { disk: 1000, S3: 100 };

/** Repeat a run with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

/** Lets publishers compete, and kills pushes and releases, on a store on disk and on S3. Counts violations. */
export async function benchStress(): Promise<Result> {
  const stop = await provideS3Service();
  try {
    const rows = [
      ...(await withTemporaryFolder((folder) => stress('disk', (name) => newFolder(folder, name)))),
      ...(await stress('S3', newLocation)),
    ];
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

function newFolder(parent: string, name: string): string {
  const folder = path.join(parent, name);
  mkdirSync(folder);
  return folder;
}

async function stress(store: 'disk' | 'S3', location: (name: string) => string) {
  const options = { kills: KILLS, random: seededRandom(seed) };
  const { attempts, problems } = await publishConcurrently(location('concurrent'), PUBLISHES[store]);
  const conflicts = attempts.filter(({ failure }) => failure).length;
  const releases = await killPublishers(location('releases'), options);
  const pushes = await killPushes(location('pushes'), options);
  return [
    {
      store,
      test: `${PUBLISHERS} publishers x ${PUBLISHES[store]}`,
      result: `${conflicts} conflicts`,
      problems,
    },
    { store, test: `${KILLS} killed releases`, result: `${releases.interrupted} interrupted`, ...releases },
    { store, test: `${KILLS} killed pushes`, result: `${pushes.interrupted} interrupted`, ...pushes },
  ].map(({ store, test, result, problems }) => ({ store, test, result, problems }));
}
