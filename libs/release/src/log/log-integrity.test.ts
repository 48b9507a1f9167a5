import { tamperedStore, seededRandom, STRESS } from '@vantedge/store/testing';
import { memoryStore } from '@vantedge/store';
import { canonicalJson } from '@vantedge/store/json';
import { append, entryHash, entryKey } from './log-entry.ts';
import type { LogEntry, NewLogEntry } from '../records/log-model.ts';
import { entries } from './walk-log.ts';

const channel = 'production';
const LENGTH = 50;
const EDITS = 100 * STRESS;

/** Repeat a failure with `EDIT_SEED=<seed>`. */
const seed = Number(process.env['EDIT_SEED'] ?? Date.now() % 1_000_000);

const draft = (number: number): NewLogEntry => ({
  number,
  release: (number * 0x9e3779b1).toString(16).padStart(64, '0'),
  action: number % 7 === 0 ? 'rollback' : 'publish',
  sections: ['shell', 'stories', 'pricing'].slice(0, 1 + (number % 3)),
  at: new Date(Date.UTC(2026, 0, number)).toISOString(),
  versions: {},
});

/** A log, and a store that has it. Edits of that store do not reach `inner`. */
async function logOf(length: number, inner = memoryStore()) {
  const log: LogEntry[] = [];
  for (let number = 1; number <= length; number += 1)
    log.push((await append(inner, channel, draft(number), log.at(-1)))!);
  return { store: tamperedStore(inner), log };
}

type Log = Awaited<ReturnType<typeof logOf>>;

/** Edits the log and returns the numbers of the changed entries. */
type Edit = (log: Log, random: (below: number) => number) => number[];

const bytesOf = (log: Log, number: number) => Buffer.from(canonicalJson(log.log[number - 1]));
const write = (log: Log, number: number, bytes: Uint8Array | undefined) =>
  log.store.tamper(entryKey(channel, number), bytes);

const EDIT_KINDS: Record<string, Edit> = {
  'a byte is changed': (log, random) => {
    const number = 1 + random(LENGTH);
    const bytes = bytesOf(log, number);
    bytes[random(bytes.length)]! ^= 1 + random(255);
    write(log, number, bytes);
    return [number];
  },
  'a byte is inserted': (log, random) => {
    const number = 1 + random(LENGTH);
    const bytes = bytesOf(log, number);
    const at = random(bytes.length + 1);
    write(
      log,
      number,
      Buffer.concat([bytes.subarray(0, at), Buffer.from([random(256)]), bytes.subarray(at)]),
    );
    return [number];
  },
  'the end is truncated': (log, random) => {
    const number = 1 + random(LENGTH);
    const bytes = bytesOf(log, number);
    write(log, number, bytes.subarray(0, random(bytes.length)));
    return [number];
  },
  'an entry before the newest is removed': (log, random) => {
    const number = 1 + random(LENGTH - 1);
    write(log, number, undefined);
    return [number];
  },
  'two entries are swapped': (log, random) => {
    const first = 1 + random(LENGTH - 1);
    const second = first + 1 + random(LENGTH - first);
    write(log, first, bytesOf(log, second));
    write(log, second, bytesOf(log, first));
    return [first, second];
  },
  'an entry before the newest gets another release and a matching hash': (log, random) => {
    const number = 1 + random(LENGTH - 1);
    const { hash: _, ...other } = { ...log.log[number - 1]!, release: 'f'.repeat(64) };
    write(log, number, Buffer.from(canonicalJson({ ...other, hash: entryHash(other) })));
    return [number];
  },
};

test(`${EDITS} random edits of a log of ${LENGTH} entries are all found in the right entry (seed ${seed})`, async () => {
  const next = seededRandom(seed);
  const random = (below: number) => Math.floor(next() * below);
  const kinds = Object.entries(EDIT_KINDS);
  const found: Record<string, number> = {};
  const inner = memoryStore();
  const { log: intact } = await logOf(LENGTH, inner);
  for (let i = 0; i < EDITS; i += 1) {
    const log = { store: tamperedStore(inner), log: intact };
    const [kind, edit] = kinds[random(kinds.length)]!;
    const changed = edit(log, random);
    const problems: { at: string | undefined; code: string }[] = [];
    const trusted = await entries(log.store, channel, ({ at, code }) => problems.push({ at, code }));
    const names = problems.map(({ at }) => at).sort();
    expect({ i, kind, names }).toEqual({
      i,
      kind,
      names: changed.map((number) => entryKey(channel, number)),
    });
    expect(problems.every(({ code }) => code === 'LOG_HASH_MISMATCH')).toBe(true);
    expect(trusted).toEqual(log.log.filter(({ number }) => !changed.includes(number)));
    found[kind] = (found[kind] ?? 0) + 1;
  }
  expect(Object.keys(found).sort()).toEqual(Object.keys(EDIT_KINDS).sort());
});

test('an unchanged log has no problems', async () => {
  const { store, log } = await logOf(LENGTH);
  const report = jest.fn();
  expect(await entries(store, channel, report)).toEqual(log);
  expect(report).not.toHaveBeenCalled();
});

describe('changes that the log alone cannot detect', () => {
  test('removing the newest entries leaves a shorter valid log', async () => {
    const { store, log } = await logOf(LENGTH);
    store.tamper(entryKey(channel, LENGTH), undefined);
    const report = jest.fn();
    expect(
      await entries(
        { ...store, list: async (prefix) => (await store.list(prefix)).slice(0, -1) },
        channel,
        report,
      ),
    ).toEqual(log.slice(0, -1));
    expect(report).not.toHaveBeenCalled();
  });

  test('recomputing all later hashes gives a different valid log', async () => {
    const other = await logOf(10);
    const forged = tamperedStore(memoryStore());
    let last: LogEntry | undefined;
    for (const value of other.log)
      last = await append(
        forged,
        channel,
        value.number === 5 ? { ...value, release: 'f'.repeat(64) } : value,
        last,
      );
    const report = jest.fn();
    expect(await entries(forged, channel, report)).toHaveLength(10);
    expect(report).not.toHaveBeenCalled();
  });
});
