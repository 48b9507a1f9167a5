import { join } from 'node:path';
import pLimit from 'p-limit';
import { checkLog } from './check-log.ts';
import { type Attempt, publishOnce } from './fake-release.ts';
import {
  killRepeatedly,
  type JsonLinesProcess,
  startLineProcess,
  bundleScript,
} from '@vantedge/store/testing';
import { entries } from '../walk-log.ts';
import { getRelease, findIdsByPrefix } from '../../records/records.ts';
import { openStore } from '@vantedge/store';

const PUBLISHERS = 16;
const PROCESSES = 4;

interface Outcome {
  attempts: Attempt[];
  /** Everything that is wrong with the log. */
  problems: string[];
}

/** Lets 16 publishers in 4 processes publish `publishes` times each, then checks the log. */
export async function publishConcurrently(location: string, publishes: number): Promise<Outcome> {
  const names = Array.from({ length: PUBLISHERS }, (_, i) => `section-${i}`);
  const size = PUBLISHERS / PROCESSES;
  const groups = Array.from({ length: PROCESSES }, (_, i) => names.slice(i * size, (i + 1) * size));
  const processes = await Promise.all(groups.map((group) => startPublisher(location, publishes, group)));
  for (const { begin } of processes) begin();
  const attempts = (await Promise.all(processes.map(({ ended }) => ended))).flat();
  const store = openStore(location);
  const problems = await checkLog(store, attempts);
  const acknowledged = attempts.filter((attempt) => attempt.acknowledged).length;
  const logged = (await entries(store, 'production')).length;
  if (attempts.length !== PUBLISHERS * publishes)
    problems.push(`${attempts.length} of ${PUBLISHERS * publishes} publishes were reported`);
  if (logged !== acknowledged)
    problems.push(`${acknowledged} publishes were acknowledged, but ${logged} are logged`);
  // Only publishes of the shared section can conflict. Those of own sections always succeed.
  const lost = attempts.filter(({ section, failure }) => failure && section !== 'contested');
  problems.push(...lost.map(({ version }) => `${version} lost a conflict over its own section`));
  return { attempts, problems };
}

const FOREVER = 1_000_000;

const READS_AT_ONCE = 16;

interface KillOutcome {
  /** Everything that is wrong with the store. */
  problems: string[];
  /** Number of kills between storing a release and reporting it. */
  interrupted: number;
}

/** Kills publishers at random points. After each kill, another publisher continues. Then checks the log and every release record. */
export async function killPublishers(
  location: string,
  { kills, random }: { kills: number; random: () => number },
): Promise<KillOutcome> {
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
  const ids = await findIdsByPrefix(store, 'releases', '');
  // Throws for a record that is not whole.
  await pLimit(READS_AT_ONCE).map(ids, (id) => getRelease(store, id));
  return { problems, interrupted: ids.length - attempts.length };
}

/** Median duration of publishes that succeeded, in milliseconds. */
function medianDuration(attempts: readonly Attempt[]): number {
  const durations = attempts.map(({ started, ended }) => Number(BigInt(ended) - BigInt(started)) / 1e6);
  return durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 10;
}

const SCRIPT = join(process.cwd(), 'libs/release/src/log/testing/publisher.ts');

let script: Promise<string[]> | undefined;

/** A process of publishers. It reports its attempts. */
type Publisher = JsonLinesProcess<Attempt>;

/** Starts a process of publishers on the store at a `--store` value. Resolves when it is ready to begin. */
const startPublisher = async (location: string, count: number, names: string[]): Promise<Publisher> =>
  startLineProcess([...(await (script ??= bundleScript(SCRIPT))), location, String(count), ...names]);
