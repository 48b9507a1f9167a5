import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { leadsFile, openLeadDatabase } from './lead-database.ts';
import type { NewLead } from './lead-store.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
import { describeWithSqlite } from './testing/describe-sqlite.ts';

const lead = (key: string, contents: NewLead['contents'] = { email: `${key}@example.com` }): NewLead => ({
  key,
  form: key.startsWith('n') ? 'newsletter' : 'contact',
  contents,
});
const inFolder = (work: (file: string) => void | Promise<void>) =>
  withTemporaryFolder(async (folder) => work(leadsFile(folder)));

describeWithSqlite('leads in SQLite', () => {
  test('a commit is on disk when it returns, macOS included, and what is deleted is blanked', async () => {
    await inFolder((file) => {
      const database = openLeadDatabase(file, { create: true });
      const value = (pragma: string) => database.pragma(pragma, { simple: true });
      expect(value('journal_mode')).toBe('wal');
      // 2 is FULL; 1, NORMAL, loses acknowledged rows at a power cut.
      expect(value('synchronous')).toBe(2);
      expect(value('fullfsync')).toBe(1);
      expect(value('secure_delete')).toBe(1);
      expect(value('busy_timeout')).toBeGreaterThan(0);
      expect(value('user_version')).toBe(1);
      database.close();
    });
  });

  test('a key is stored once, also by two servers', async () => {
    await inFolder((file) => {
      const [one, other] = [sqliteLeadStore(file, { create: true }), sqliteLeadStore(file, { create: true })];
      const { id, isNew } = one.put(lead('a'));
      expect(isNew).toBe(true);
      expect(other.put(lead('a'))).toEqual({ id, isNew: false });
      expect(other.put(lead('b')).isNew).toBe(true);
      expect([one.count(), other.count()]).toEqual([2, 2]);
      expect(one.key).toEqual(other.key);
      expect(one.key).toHaveLength(32);
      one.close();
      other.close();
    });
  });

  test('they are read newest first, all or of one form, while a server writes', async () => {
    await inFolder((file) => {
      let day = 0;
      const now = () => new Date(Date.UTC(2026, 0, (day += 1)));
      const server = sqliteLeadStore(file, { create: true, now });
      for (const key of ['a', 'n', 'b']) server.put(lead(key));
      const reader = sqliteLeadStore(file);
      const emails = (choice = {}) => reader.list(choice).map(({ contents }) => contents['email']);
      expect(emails()).toEqual(['b@example.com', 'n@example.com', 'a@example.com']);
      expect(emails({ limit: 1 })).toEqual(['b@example.com']);
      expect(emails({ form: 'newsletter' })).toEqual(['n@example.com']);
      server.put(lead('c'));
      expect(emails({ limit: 1 })).toEqual(['c@example.com']);
      expect(reader.list({ limit: 1 })[0]).toMatchObject({ form: 'contact', at: '2026-01-04T00:00:00.000Z' });
      reader.close();
      server.close();
    });
  });

  test('folder and files are for their owner alone', async () => {
    await inFolder(async (file) => {
      const store = sqliteLeadStore(file, { create: true });
      store.put(lead('a'));
      const mode = async (name: string) => ((await stat(name)).mode & 0o777).toString(8);
      expect(await mode(dirname(file))).toBe('700');
      const names = await readdir(dirname(file));
      expect(names.length).toBeGreaterThan(1);
      for (const name of names) expect(await mode(join(dirname(file), name))).toBe('600');
      store.close();
    });
  });

  test.each([
    ['by its id', (id: string) => ({ id })],
    ['by the address, in any case of letters', () => ({ email: 'ADA@example.com' })],
    ['by its age', () => ({ before: '2026-02-01T00:00:00.000Z' })],
  ])('what is erased %s is in no byte of no file any more, though a server goes on', async (_, which) => {
    await inFolder(async (file) => {
      const now = () => new Date(Date.UTC(2026, 0, 1));
      const server = sqliteLeadStore(file, { create: true, now });
      const message = 'a secret of forty letters, which is gone';
      const { id } = server.put(lead('a', { email: 'ada@example.com', message: message.repeat(200) }));
      const bytes = async () => {
        const names = await readdir(dirname(file));
        const all = await Promise.all(names.map((name) => readFile(join(dirname(file), name))));
        return Buffer.concat(all).includes('which is gone');
      };
      expect(await bytes()).toBe(true);
      const eraser = sqliteLeadStore(file);
      expect(eraser.erase(which(id))).toBe(1);
      expect(eraser.count()).toBe(0);
      eraser.close();
      expect(await bytes()).toBe(false);
      expect(server.put(lead('b')).isNew).toBe(true);
      expect(server.list()).toHaveLength(1);
      server.close();
      expect(await bytes()).toBe(false);
    });
  });

  test('only what is meant is erased', async () => {
    await inFolder((file) => {
      const store = sqliteLeadStore(file, { create: true });
      for (const key of ['a', 'b']) store.put(lead(key));
      expect(store.erase({ id: 'none' })).toBe(0);
      expect(store.erase({ email: '%' })).toBe(0);
      expect(store.erase({ before: '2020-01-01T00:00:00.000Z' })).toBe(0);
      expect(store.erase({ email: 'a@example.com' })).toBe(1);
      expect(store.list().map(({ contents }) => contents['email'])).toEqual(['b@example.com']);
      store.close();
    });
  });

  test('a file of a later version is named and left alone', async () => {
    await inFolder(async (file) => {
      const later = openLeadDatabase(file, { create: true });
      later.pragma('user_version = 2');
      later.close();
      const before = await readFile(file);
      expect(() => sqliteLeadStore(file, { create: true })).toThrow(
        expect.objectContaining({ code: 'LEADS_VERSION', at: file }),
      );
      expect(await readFile(file)).toEqual(before);
    });
  });

  test('where nothing was ever kept, whoever only reads is told so', async () => {
    await inFolder((file) => {
      expect(() => sqliteLeadStore(file)).toThrow(expect.objectContaining({ code: 'LEADS_NONE', at: file }));
    });
  });
});
