import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { diskStore } from '../store/disk-store.ts';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { head } from './log-end.ts';
import { getRelease } from '../records/releases.ts';
import type { Attempt } from './testing/attempt.ts';
import { checkLog } from './testing/check-log.ts';
import { publishOnce } from './testing/publish-once.ts';
import { seededRandom } from './testing/seeded-random.ts';
import { type Publisher, startPublisher } from './testing/start-publisher.ts';

const KILLS = 100;
const FOREVER = 1_000_000;

/** Repeat a failure with `KILL_SEED=<seed>`. */
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);

test(`a publisher killed ${KILLS} times leaves the old or the new release, never a mix, and skips no number (seed ${seed})`, async () => {
  await withTemporaryFolder(async (root) => {
    const store = diskStore(root);
    const random = seededRandom(seed);
    const attempts: Attempt[] = [];
    let known = 0;
    const start = (i: number) => startPublisher(root, FOREVER, [`run-${i}`]);
    let next = start(0);
    for (let i = 0; i < KILLS; i += 1) {
      const publisher = await next;
      // Starting a process takes much longer than killing one, so the next one starts in the meantime and waits.
      if (i + 1 < KILLS) next = start(i + 1);
      const reported = await killSomewhere(publisher, random);
      attempts.push(...reported);

      const live = await head(store, 'production');
      const number = live?.number ?? 0;
      const expected = known + reported.length;
      expect([expected, expected + 1]).toContain(number);
      if (live)
        expect(Object.keys((await getRelease(store, live.release)).versions)).toContain(live.sections[0]);

      const after = await publishOnce(store, 'after', String(i));
      expect(after.acknowledged?.number).toBe(number + 1);
      attempts.push(after);
      known = number + 1;
    }
    expect(await checkLog(store, attempts, { killed: true })).toEqual([]);
    for (const key of await store.list('releases/'))
      await getRelease(store, key.slice('releases/'.length, -'.json'.length));
    // Temporary files prove that some kills interrupted a publish between write and cleanup.
    expect((await readdir(join(root, 'tmp'))).length).toBeGreaterThan(0);
  });
});

/** Kills a publisher after up to three publishes plus up to 12 ms. A publish takes about 5 ms. */
async function killSomewhere(
  { begin, onAttempt, kill, ended }: Publisher,
  random: () => number,
): Promise<Attempt[]> {
  let left = Math.floor(random() * 4);
  const delay = Math.floor(random() * 12);
  const enough = new Promise<void>((resolve) => {
    if (left === 0) resolve();
    onAttempt(() => (left -= 1) === 0 && resolve());
  });
  begin();
  await Promise.race([enough, ended]);
  await wait(delay);
  kill();
  return ended;
}
