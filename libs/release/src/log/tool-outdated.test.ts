import { appendForeign, CHANNEL, publishSample } from '../live/testing/sample-release.ts';
import { loadNewest } from '../live/newest-release.ts';
import { command } from '@vantedge/errors';
import { memoryStore } from '@vantedge/store';
import { tamperedStore } from '@vantedge/store/testing';
import { appendReleaseUnchecked, fakePublish } from './testing/fake-release.ts';
import { head, logEnd } from './log-end.ts';
import { entry, entryKey, readableEntry } from './log-entry.ts';
import { entries } from './walk-log.ts';

const channel = CHANNEL;
const TOOL_OUTDATED = expect.objectContaining({ code: 'TOOL_OUTDATED', at: entryKey(channel, 2) });

/** A log with an entry of this tool, and an intact one of another tool. */
async function foreignLog(changes: Record<string, unknown>) {
  const store = memoryStore();
  await publishSample(store, 'first');
  await appendForeign(store, changes);
  return store;
}

const FOREIGN: [string, Record<string, unknown>][] = [
  ['of a newer format', { format: 2 }],
  ['without a format', { format: undefined }],
  ['with an unknown action', { action: 'freeze' }],
  ['with a member of another form', { sections: 'stories' }],
];

describe.each(FOREIGN)('an intact entry %s', (_, changes) => {
  test('stops commands, which neither skip nor undo it', async () => {
    const store = await foreignLog(changes);
    for (const read of [
      () => entry(store, channel, 2),
      () => readableEntry(store, channel, 2),
      () => head(store, channel),
      () => logEnd(store, channel),
      () => entries(store, channel),
    ])
      await expect(read()).rejects.toEqual(TOOL_OUTDATED);
    const known = (await entry(store, channel, 1))!;
    await expect(head(store, channel, known)).rejects.toEqual(TOOL_OUTDATED);
  });

  test.each([false, true])('stops every writer, rollbacks included (%p)', async (allowDamage) => {
    const store = await foreignLog(changes);
    const keys = await store.list('');
    const build = fakePublish('stories', '1');
    const now = () => new Date();
    await expect(appendReleaseUnchecked({ store, channel, build, now, allowDamage })).rejects.toEqual(
      TOOL_OUTDATED,
    );
    expect(await store.list('')).toEqual(keys);
  });

  test('is skipped by a server that starts', async () => {
    const { live, problems } = await loadNewest(await foreignLog(changes), channel);
    expect(live.entry.number).toBe(1);
    expect(problems).toEqual([{ number: 2, error: TOOL_OUTDATED }]);
  });
});

test('the error names the entry, both formats, and the fix', async () => {
  const store = await foreignLog({ format: 7 });
  await expect(head(store, channel)).rejects.toMatchObject({
    message: expect.stringMatching(/^Entry 2 of production .*\bformat 7\b.*\bformat 1\b/),
    fix: [command('git', 'pull'), command('npm', 'ci')],
  });
  const unknown = await foreignLog({ action: 'freeze' });
  await expect(head(unknown, channel)).rejects.toThrow(/freeze/);
});

test('a server without any entry that it can read does not start, and names the reason', async () => {
  const store = tamperedStore(await foreignLog({ format: 2 }));
  store.tamper(entryKey(channel, 1), Buffer.from('{}'));
  await expect(loadNewest(store, channel)).rejects.toEqual(TOOL_OUTDATED);
});

test.each([
  ['a byte of the format', (text: string) => text.replace('"format":2', '"format":3')],
  [
    'a byte of the hash',
    (text: string) => text.replace(/"hash":"(.)/, (_, digit) => `"hash":"${digit === 'a' ? 'b' : 'a'}`),
  ],
])('an entry of a newer format is damaged if %s has changed', async (_, change) => {
  const store = tamperedStore(await foreignLog({ format: 2 }));
  const key = entryKey(channel, 2);
  store.tamper(key, Buffer.from(change(Buffer.from((await store.read(key))!).toString())));
  expect(await logEnd(store, channel)).toMatchObject({
    live: { number: 1 },
    damage: { code: 'LOG_HASH_MISMATCH' },
  });
});

test.each([
  ['a joiner', 'علی\u200cرضا'],
  ['an unassigned code point', 'Ada \u{e0080}'],
  ['a control character', 'Ada\u001b[2J'],
  ['200 characters outside the basic plane', '\u{1f600}'.repeat(200)],
  ['no character', ''],
])('reads an entry by a person whose name has %s', async (_, by) => {
  const store = await foreignLog({ by });
  expect((await head(store, channel))?.by).toBe(by);
});

test('a name of more than 200 characters is not one that any tool has written', async () => {
  const store = await foreignLog({ by: 'x'.repeat(201) });
  await expect(head(store, channel)).rejects.toEqual(TOOL_OUTDATED);
});
