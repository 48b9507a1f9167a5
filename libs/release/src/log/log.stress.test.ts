import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { killPublishers, publishConcurrently } from './testing/publishers.ts';
import { withTemporaryFolder, seededRandom, STRESS } from '@vantedge/store/testing';

const PUBLISHES = 4 * STRESS;

test(`16 publishers in 4 processes, ${PUBLISHES} publishes each: the log matches all acknowledgments`, () =>
  withTemporaryFolder(async (folder) => {
    const { attempts, problems } = await publishConcurrently(folder, PUBLISHES);
    expect(problems).toEqual([]);
    // Publishers of one section may get `CONFLICT`, others never.
    const lost = attempts.filter(({ failure, section }) => failure && section !== 'contested');
    expect(lost).toEqual([]);
  }));

const KILLS = 4 * STRESS;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`a publisher killed ${KILLS} times leaves the old or the new release, never a mix, and skips no number (seed ${seed})`, () =>
  withTemporaryFolder(async (folder) => {
    const { problems } = await killPublishers(folder, { kills: KILLS, random: seededRandom(seed) });
    expect(problems).toEqual([]);
    // Temporary files show that kills interrupted publishes between write and cleanup, which few kills may not do.
    if (STRESS > 1) expect((await readdir(join(folder, 'tmp'))).length).toBeGreaterThan(0);
  }));
