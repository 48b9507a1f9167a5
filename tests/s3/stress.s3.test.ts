import { killPublishers, publishConcurrently, seededRandom } from '@vantedge/release/testing';
import { killPushes } from '../../tools/site/src/publish/testing/kill-pushes.ts';
import { newLocation } from './new-location.ts';

/** `npm run bench -- stress` repeats more often. */
const PUBLISHES = 5;
const KILLS = 10;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`16 publishers on S3, ${PUBLISHES} publishes each: the log matches all acknowledgments`, async () => {
  const { problems } = await publishConcurrently(newLocation(), PUBLISHES);
  expect(problems).toEqual([]);
});

test(`a publisher on S3 killed ${KILLS} times leaves the old or the new release, never a mix (seed ${seed})`, async () => {
  const { problems } = await killPublishers(newLocation(), { kills: KILLS, random: seededRandom(seed) });
  expect(problems).toEqual([]);
});

test(`pushes to S3 killed ${KILLS} times leave only complete versions (seed ${seed})`, async () => {
  const { problems, interrupted } = await killPushes(newLocation(), {
    kills: KILLS,
    random: seededRandom(seed),
  });
  expect(problems).toEqual([]);
  expect(interrupted).toBeGreaterThan(0);
});
