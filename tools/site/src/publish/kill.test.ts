import { seededRandom, withTemporaryFolder } from '@vantedge/release/testing';
import { killPushes } from './testing/kill-pushes.ts';

const KILLS = 20;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`pushes killed ${KILLS} times leave only complete versions (seed ${seed})`, () =>
  withTemporaryFolder(async (folder) => {
    const { problems, interrupted } = await killPushes(folder, { kills: KILLS, random: seededRandom(seed) });
    expect(problems).toEqual([]);
    expect(interrupted).toBeGreaterThan(0);
  }));
