import pLimit from 'p-limit';
import type { Store } from '@vantedge/store';
import { canonicalJson } from '@vantedge/store/json';
import { entry, entryKey, sealEntry } from '../log-entry.ts';
import type { LogEntry } from '../../records/log-model.ts';
import type { Release } from '../../records/model.ts';
import { getRelease } from '../../records/records.ts';
import { type Attempt, fakeCompose } from './fake-release.ts';

const CHANNEL = 'production';

const READS_AT_ONCE = 16;

interface CommittedEntry {
  entry: LogEntry;
  section: string;
  version: string;
}

/**
 * Compares a complete log with the reports of its publishers and returns all problems. `killed` allows entries without a report:
 * a publisher may be killed between committing and reporting.
 */
export async function checkLog(
  store: Store,
  attempts: readonly Attempt[],
  { killed = false } = {},
): Promise<string[]> {
  const problems: string[] = [];
  const log = await readLog(store, problems);
  return [
    ...problems,
    ...checkAcknowledged(log, attempts, killed),
    ...checkFailures(log, attempts),
    ...checkRealTime(attempts),
  ];
}

/** Checks that numbers have no gaps, records are readable and linked, and each release is its predecessor plus one change. */
async function readLog(store: Store, problems: string[]): Promise<CommittedEntry[]> {
  const keys = await store.list(`channels/${CHANNEL}/`);
  const log: CommittedEntry[] = [];
  let base: Release | undefined;
  // Several at once, because every read of S3 waits for its service.
  const runLimited = pLimit(READS_AT_ONCE);
  const records = keys.map((_, i) =>
    runLimited(async () => {
      const found = (await entry(store, CHANNEL, i + 1))!;
      return { found, release: await getRelease(store, found.release) };
    }),
  );
  await Promise.allSettled(records);
  for (const [i, key] of keys.entries()) {
    if (key !== entryKey(CHANNEL, i + 1)) return (problems.push(`${key} is in place of entry ${i + 1}`), log);
    try {
      const { found, release } = await records[i]!;
      const last = log.at(-1)?.entry;
      if (canonicalJson(found) !== canonicalJson(sealEntry(found, last)))
        problems.push(`${key} is not linked to the entry before it`);
      const section = found.sections.join(' and ');
      const version = release.versions[section] ?? 'none';
      if (canonicalJson(release) !== canonicalJson(fakeCompose(base, section, version))) {
        problems.push(`release ${found.release} of ${key} is not its predecessor with a new '${section}'`);
      }
      log.push({ entry: found, section, version });
      base = release;
    } catch (error) {
      problems.push(`${key} cannot be read: ${String(error)}`);
    }
  }
  return log;
}

/** Checks that the log contains every acknowledged publish exactly once, at the acknowledged number, and nothing else. */
function checkAcknowledged(log: CommittedEntry[], attempts: readonly Attempt[], killed: boolean): string[] {
  const problems: string[] = [];
  const byVersion = new Map<string, CommittedEntry[]>();
  for (const committed of log)
    byVersion.set(committed.version, [...(byVersion.get(committed.version) ?? []), committed]);
  const acknowledgedVersions = new Set<string>();
  for (const { section, version, acknowledged } of attempts) {
    if (!acknowledged) continue;
    acknowledgedVersions.add(version);
    const committed = byVersion.get(version) ?? [];
    const name = `'${section}' ${version}`;
    if (committed.length !== 1)
      problems.push(`${name} was acknowledged and is in the log ${committed.length} times`);
    for (const { entry: found } of committed) {
      if (found.number === acknowledged.number && found.release === acknowledged.release) continue;
      problems.push(`${name} was acknowledged as entry ${acknowledged.number}, but is entry ${found.number}`);
    }
  }
  for (const { entry: found, version } of killed ? [] : log) {
    if (!acknowledgedVersions.has(version)) problems.push(`entry ${found.number} was never acknowledged`);
  }
  return problems;
}

/** Checks that publishes fail only with a conflict that names a concurrent entry, and are not in the log then. */
function checkFailures(log: CommittedEntry[], attempts: readonly Attempt[]): string[] {
  const logged = new Set(log.map(({ version }) => version));
  const byKey = new Map(log.map((committed) => [entryKey(CHANNEL, committed.entry.number), committed]));
  const attemptsByNumber = new Map(attempts.map((attempt) => [attempt.acknowledged?.number, attempt]));
  return attempts.flatMap(({ section, version, started, ended, failure }) => {
    if (!failure) return [];
    const name = `'${section}' ${version}`;
    if (failure.code !== 'CONFLICT') return [`${name} failed with ${failure.code}: ${failure.message}`];
    if (logged.has(version)) return [`${name} is in the log, but was reported as failed`];
    const winner = byKey.get(failure.at);
    if (!winner || winner.section !== section) return [`${name} reported a conflict with ${failure.at}`];
    const { entry: winningEntry } = winner;
    const expectedDetails = [
      `'${section}'`,
      `entry ${winningEntry.number}`,
      winningEntry.release,
      winner.version,
    ];
    const missingDetails = expectedDetails.filter((word) => !failure.message.includes(word));
    const other = attemptsByNumber.get(winningEntry.number);
    const isDisjoint =
      other && (BigInt(other.ended) < BigInt(started) || BigInt(other.started) > BigInt(ended));
    return [
      ...missingDetails.map((word) => `${name} reported a conflict without ${word}`),
      ...(isDisjoint ? [`${name} and entry ${winningEntry.number} were not concurrent`] : []),
    ];
  });
}

/** Checks that a publish that started after another was acknowledged has a greater number. */
function checkRealTime(attempts: readonly Attempt[]): string[] {
  const problems: string[] = [];
  let latest = { started: -1n, number: 0 };
  const committed = attempts.flatMap(({ acknowledged, started, ended }) =>
    acknowledged ? [{ number: acknowledged.number, started: BigInt(started), ended: BigInt(ended) }] : [],
  );
  for (const { number, started, ended } of committed.sort((a, b) => a.number - b.number)) {
    if (latest.started > ended) {
      problems.push(
        `entry ${number} was acknowledged before entry ${latest.number}, with a smaller number, started`,
      );
    }
    if (started > latest.started) latest = { started, number };
  }
  return problems;
}
