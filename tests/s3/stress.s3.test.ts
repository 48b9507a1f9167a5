import { killPublishers, publishConcurrently } from '@vantedge/release/testing';
import { seededRandom, STRESS } from '@vantedge/store/testing';
import { killPushes } from '../../tools/site/src/publish/testing/kill-pushes.ts';
import { newLocation } from './new-location.ts';

const PUBLISHES = 2 * STRESS;
const RELEASE_KILLS = 5 * STRESS;
const PUSH_KILLS = 10 * STRESS;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`16 publishers on S3, ${PUBLISHES} publishes each: the log matches all acknowledgments`, async () => {
  const { problems } = await publishConcurrently(newLocation(), PUBLISHES);
  expect(problems).toEqual([]);
});

test(`a publisher on S3 killed ${RELEASE_KILLS} times leaves the old or the new release, never a mix (seed ${seed})`, async () => {
  const { problems } = await killPublishers(newLocation(), {
    kills: RELEASE_KILLS,
    random: seededRandom(seed),
  });
  expect(problems).toEqual([]);
});

test(`pushes to S3 killed ${PUSH_KILLS} times leave only complete versions (seed ${seed})`, async () => {
  const { problems, interrupted } = await killPushes(newLocation(), {
    kills: PUSH_KILLS,
    random: seededRandom(seed),
  });
  expect(problems).toEqual([]);
  expect(interrupted).toBeGreaterThan(0);
});
