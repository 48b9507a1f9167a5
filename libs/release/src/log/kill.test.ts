import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { STRESS } from '../testing/stress.ts';
import { killPublishers } from './testing/kill-publishers.ts';
import { seededRandom } from './testing/seeded-random.ts';

const KILLS = 30 * STRESS;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`a publisher killed ${KILLS} times leaves the old or the new release, never a mix, and skips no number (seed ${seed})`, () =>
  withTemporaryFolder(async (folder) => {
    const { problems } = await killPublishers(folder, { kills: KILLS, random: seededRandom(seed) });
    expect(problems).toEqual([]);
    // Temporary files prove that some kills interrupted a publish between write and cleanup.
    expect((await readdir(join(folder, 'tmp'))).length).toBeGreaterThan(0);
  }));
