import pLimit from 'p-limit';
import { getRelease, releaseIdOf } from '../../records/records.ts';
import { openStore } from '../../store/open-store.ts';
import type { Attempt } from './attempt.ts';
import { checkLog } from './check-log.ts';
import { killRepeatedly } from './kill-repeatedly.ts';
import { publishOnce } from './publish-once.ts';
import { startPublisher } from './start-publisher.ts';

const FOREVER = 1_000_000;

const READS_AT_ONCE = 16;

interface Outcome {
  /** Everything that is wrong with the store. */
  problems: string[];
  /** Number of kills between storing a release and reporting it. */
  interrupted: number;
}

/** Kills publishers at random points. After each kill, another publisher continues. Then checks the log and every release record. */
export async function killPublishers(
  location: string,
  { kills, random }: { kills: number; random: () => number },
): Promise<Outcome> {
  const store = openStore(location);
  const attempts: Attempt[] = [];
  const problems: string[] = [];
  let known = 0;
  await killRepeatedly<Attempt>({
    kills,
    random,
    start: (i) => startPublisher(location, FOREVER, [`run-${i}`]),
    typicalMs: () => medianDuration(attempts),
    async afterKill(reported, i) {
      const expected = known + reported.length;
      const after = await publishOnce(store, 'after', String(i));
      attempts.push(...reported, after);
      // The killed publisher may have written one more entry, also while the next one was publishing.
      const number = after.acknowledged?.number;
      if (number !== expected + 1 && number !== expected + 2)
        problems.push(`after kill ${i}: entry ${expected + 1} or ${expected + 2} expected, not ${number}`);
      known = number ?? expected;
    },
  });
  problems.push(...(await checkLog(store, attempts, { killed: true })));
  const ids = (await store.list('releases/')).flatMap((key) => releaseIdOf(key) ?? []);
  // Throws for a record that is not whole.
  await pLimit(READS_AT_ONCE).map(ids, (id) => getRelease(store, id));
  return { problems, interrupted: ids.length - attempts.length };
}

/** Median duration of publishes that succeeded, in milliseconds. */
function medianDuration(attempts: readonly Attempt[]): number {
  const durations = attempts.map(({ started, ended }) => Number(BigInt(ended) - BigInt(started)) / 1e6);
  return durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 10;
}
