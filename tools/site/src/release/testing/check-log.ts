import type { Store } from '../../store/store.ts';
import { canonicalJson } from '../canonical-json.ts';
import { entry, entryKey } from '../channel.ts';
import { sealEntry } from '../log-entry.ts';
import type { LogEntry, Release } from '../model.ts';
import { getRelease } from '../releases.ts';
import type { Attempt } from './attempt.ts';
import { fakeCompose } from './fake-release.ts';

const CHANNEL = 'production';

interface Landed {
  entry: LogEntry;
  section: string;
  version: string;
}

/**
 * Reads a whole log, and what its publishers say they did, and returns everything that is wrong; nothing is sampled.
 * `killed` allows entries that nobody was told of: a publisher may die between landing and telling.
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

/** Numbers without gaps, every record readable and linked to the one before, each release its base and exactly one change. */
async function readLog(store: Store, problems: string[]): Promise<Landed[]> {
  const keys = await store.list(`channels/${CHANNEL}/`);
  const log: Landed[] = [];
  let base: Release | undefined;
  for (const [i, key] of keys.entries()) {
    if (key !== entryKey(CHANNEL, i + 1))
      return (problems.push(`${key} stands where entry ${i + 1} should`), log);
    try {
      const found = (await entry(store, CHANNEL, i + 1))!;
      const last = log.at(-1)?.entry;
      if (canonicalJson(found) !== canonicalJson(sealEntry(found, last)))
        problems.push(`${key} is not linked to the entry before it`);
      const section = found.sections.join(' and ');
      const release = await getRelease(store, found.release);
      const version = release.versions[section] ?? 'none';
      if (canonicalJson(release) !== canonicalJson(fakeCompose(base, section, version))) {
        problems.push(`release ${found.release} of ${key} is not the one before it with a new '${section}'`);
      }
      log.push({ entry: found, section, version });
      base = release;
    } catch (error) {
      problems.push(`${key} cannot be read: ${String(error)}`);
    }
  }
  return log;
}

/** Every acknowledged publish stands in the log exactly once, where it was told; and nothing else does. */
function checkAcknowledged(log: Landed[], attempts: readonly Attempt[], killed: boolean): string[] {
  const problems: string[] = [];
  const byVersion = new Map<string, Landed[]>();
  for (const landed of log) byVersion.set(landed.version, [...(byVersion.get(landed.version) ?? []), landed]);
  const told = new Set<string>();
  for (const { section, version, acknowledged } of attempts) {
    if (!acknowledged) continue;
    told.add(version);
    const landed = byVersion.get(version) ?? [];
    const name = `'${section}' ${version}`;
    if (landed.length !== 1)
      problems.push(`${name} was acknowledged and is in the log ${landed.length} times`);
    for (const { entry: found } of landed) {
      if (found.number === acknowledged.number && found.release === acknowledged.release) continue;
      problems.push(`${name} was told to be entry ${acknowledged.number}, and is entry ${found.number}`);
    }
  }
  for (const { entry: found, version } of killed ? [] : log) {
    if (!told.has(version)) problems.push(`entry ${found.number} was acknowledged to nobody`);
  }
  return problems;
}

/** A publish fails only by a conflict that names the entry which came first, during it; and then it is not in the log. */
function checkFailures(log: Landed[], attempts: readonly Attempt[]): string[] {
  const toldOf = new Map(attempts.map((attempt) => [attempt.acknowledged?.number, attempt]));
  return attempts.flatMap(({ section, version, started, ended, failure }) => {
    if (!failure) return [];
    const name = `'${section}' ${version}`;
    if (failure.code !== 'CONFLICT') return [`${name} failed with ${failure.code}: ${failure.message}`];
    if (log.some((landed) => landed.version === version))
      return [`${name} is in the log, but was told to have failed`];
    const taker = log.find((landed) => entryKey(CHANNEL, landed.entry.number) === failure.at);
    if (!taker || taker.section !== section) return [`${name} was told of a conflict with ${failure.at}`];
    const { entry: taken } = taker;
    const words = [`'${section}'`, `entry ${taken.number}`, taken.release, taker.version];
    const unsaid = words.filter((word) => !failure.message.includes(word));
    const other = toldOf.get(taken.number);
    const apart = other && (BigInt(other.ended) < BigInt(started) || BigInt(other.started) > BigInt(ended));
    return [
      ...unsaid.map((word) => `${name} was told of a conflict without ${word}`),
      ...(apart ? [`${name} and entry ${taken.number} were not under way at the same time`] : []),
    ];
  });
}

/** Whoever began after another was told of its entry has a greater number. */
function checkRealTime(attempts: readonly Attempt[]): string[] {
  const problems: string[] = [];
  let latest = { started: -1n, number: 0 };
  const landed = attempts.flatMap(({ acknowledged, started, ended }) =>
    acknowledged ? [{ number: acknowledged.number, started: BigInt(started), ended: BigInt(ended) }] : [],
  );
  for (const { number, started, ended } of landed.sort((a, b) => a.number - b.number)) {
    if (latest.started > ended) {
      problems.push(
        `entry ${number} was acknowledged before entry ${latest.number}, with a smaller number, began`,
      );
    }
    if (started > latest.started) latest = { started, number };
  }
  return problems;
}
