import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { leadsFile, openLeadDatabase } from './lead-database.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
import { holdLock } from './testing/hold-lock.ts';
import {
  type LeadStores,
  sampleLead,
  testLeadStore,
  testServerLeadStore,
} from './testing/lead-store-contract.ts';

const inFolder = (work: (file: string) => void | Promise<void>) =>
  withTemporaryFolder(async (folder) => work(leadsFile(folder)));

const open = (file: string, now?: () => Date) => sqliteLeadStore(file, { create: true, ...(now && { now }) });

const withStores = (work: (stores: LeadStores) => Promise<void>): Promise<void> =>
  withTemporaryFolder((folder) =>
    work({
      open: ({ channel, now } = {}) => open(leadsFile(folder, channel), now),
      read: () => sqliteLeadStore(leadsFile(folder)),
    }),
  );

describe('the SQLite lead store', () => {
  testLeadStore(withStores);
  testServerLeadStore(withStores);

  test('makes folder and files accessible only to their owner', async () => {
    await inFolder(async (file) => {
      const store = open(file);
      await store.put(sampleLead('a'));
      const mode = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
      expect(await mode(dirname(file))).toBe('700');
      const names = await readdir(dirname(file));
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect(await mode(join(dirname(file), name))).toBe('600');
      await store.close();
    });
  });

  test('the first lead, too, waits for a lock until its deadline', async () => {
    await inFolder(async (file) => {
      const store = sqliteLeadStore(file, { create: true, deadlineMs: 600_000 });
      const unlock = await holdLock(file);
      const stored = store.put(sampleLead('a'));
      // Longer than what opens the file without a deadline waits.
      const first = await Promise.race([stored, pause(3_500, 'waiting')]);
      await unlock();
      expect([first, await stored]).toEqual(['waiting', expect.objectContaining({ isNew: true })]);
      await store.close();
    });
  });

  test.each([
    ['by id', (id: string) => ({ id })],
    ['by email address, case-insensitively', () => ({ email: 'ADA@example.com' })],
    ['by age', () => ({ before: '2026-02-01T00:00:00.000Z' })],
  ])('erases %s every byte from every file while a server is running', async (_, which) => {
    await inFolder(async (file) => {
      const server = open(file, () => new Date(Date.UTC(2026, 0, 1)));
      const message = 'a secret of forty letters, which is gone';
      const { id } = await server.put(
        sampleLead('a', { email: 'ada@example.com', message: message.repeat(200) }),
      );
      const bytes = async () => {
        const names = await readdir(dirname(file));
        const all = await Promise.all(names.map((name) => readFile(join(dirname(file), name))));
        return Buffer.concat(all).includes('which is gone');
      };
      expect(await bytes()).toBe(true);
      const eraser = open(file);
      expect(await eraser.erase(which(id))).toBe(1);
      expect(await eraser.count()).toBe(0);
      await eraser.close();
      expect(await bytes()).toBe(false);
      expect((await server.put(sampleLead('b'))).isNew).toBe(true);
      expect(await server.list()).toHaveLength(1);
      await server.close();
      expect(await bytes()).toBe(false);
    });
  });
});

test('an erasure gives the space back, and one of nothing changes no byte of the file', async () => {
  await inFolder(async (file) => {
    const store = open(file);
    for (let i = 0; i < 400; i += 1) await store.put(sampleLead(`a${i}`, { message: 'x'.repeat(20_000) }));
    expect(await store.erase({ id: 'none' })).toBe(0);
    const full = await readFile(file);
    expect(await store.erase({ id: 'none' })).toBe(0);
    expect((await readFile(file)).equals(full)).toBe(true);
    expect(await store.erase({ before: '9999-01-01T00:00:00.000Z' })).toBe(400);
    expect((await stat(file)).size).toBeLessThan(full.length / 20);
    await store.close();
  });
});

test('a folder in a folder that does not exist is not created', async () => {
  await withTemporaryFolder(async (folder) => {
    const typo = join(folder, 'sotre');
    expect(() => open(leadsFile(typo))).toThrow(expect.objectContaining({ code: 'LEADS_UNAVAILABLE' }));
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('the lead database', () => {
  test('has durable commits, also on macOS, and overwrites deleted data', async () => {
    await inFolder((file) => {
      const database = openLeadDatabase(file, { create: true });
      const value = (pragma: string) => Object.values((database.pragma(pragma) as [object])[0])[0];
      expect(value('journal_mode')).toBe('wal');
      // 2 is FULL. With 1, NORMAL, a power failure can lose acknowledged rows.
      expect(value('synchronous')).toBe(2);
      expect(value('fullfsync')).toBe(1);
      expect(value('secure_delete')).toBe(1);
      expect(value('busy_timeout')).toBeGreaterThan(0);
      expect(value('foreign_keys')).toBe(1);
      database.close();
    });
  });

  test.each([99, 4])('refuses a file of version %s and leaves it unchanged', async (version) => {
    await inFolder(async (file) => {
      const other = openLeadDatabase(file, { create: true });
      other.pragma(`user_version = ${version}`);
      other.close();
      const before = await readFile(file);
      expect(() => open(file)).toThrow(expect.objectContaining({ code: 'LEADS_SCHEMA_UNKNOWN', at: file }));
      expect(await readFile(file)).toEqual(before);
    });
  });
});
