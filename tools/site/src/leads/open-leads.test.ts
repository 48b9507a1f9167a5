import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withTemporaryFolder } from '../store/testing/temporary-folder.ts';
import { leadsFile } from './lead-database.ts';
import { leadsStatus, openLeads } from './open-leads.ts';
import { describeWithSqlite } from './testing/describe-sqlite.ts';
import { withoutSqlite } from './testing/without-sqlite.ts';

test('without a binary the server goes on, says so once with how to fix it, and makes nothing', async () => {
  await withTemporaryFolder(async (folder) => {
    const told: string[] = [];
    expect(openLeads(leadsFile(folder), (text) => told.push(text), withoutSqlite)).toBeUndefined();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Leads are not stored[^]*SQLITE_UNAVAILABLE[^]*python3, make and g\+\+/);
    expect(existsSync(join(folder, 'leads'))).toBe(false);
    await Promise.resolve();
  });
});

test('without a binary the status says the same', async () => {
  await expect(leadsStatus('nowhere', withoutSqlite)).resolves.toMatchObject({
    problem: { code: 'SQLITE_UNAVAILABLE', fix: expect.stringContaining('npm rebuild better-sqlite3') },
  });
});

describeWithSqlite('with a binary', () => {
  test('the status counts, and makes nothing', async () => {
    await withTemporaryFolder(async (folder) => {
      expect(await leadsStatus(leadsFile(folder))).toEqual({
        stored: 0,
        honeypot: 0,
        file: leadsFile(folder),
      });
      expect(existsSync(join(folder, 'leads'))).toBe(false);
      const store = openLeads(leadsFile(folder), () => undefined)!;
      await store.put({ key: 'a', form: 'newsletter', contents: { email: 'a@example.com' } });
      await store.put({
        key: 'b',
        form: 'newsletter',
        contents: { email: 'b@example.com' },
        isHoneypotHit: true,
      });
      expect(await leadsStatus(leadsFile(folder))).toMatchObject({ stored: 1, honeypot: 1 });
      await store.close();
    });
  });

  test('each channel has leads of its own', async () => {
    await withTemporaryFolder(async (folder) => {
      const preview = leadsFile(folder, 'preview');
      const store = openLeads(preview, () => undefined)!;
      await store.put({ key: 'a', form: 'newsletter', contents: { email: 'a@example.com' } });
      await store.close();
      expect(await leadsStatus(preview)).toMatchObject({ stored: 1 });
      expect(await leadsStatus(leadsFile(folder, 'production'))).toMatchObject({ stored: 0 });
      expect(leadsFile(folder, 'production')).toBe(leadsFile(folder));
    });
  });

  test.each(['', 'Preview', '../x', 'a.b'])('the leads of a channel %j have no file', (channel) => {
    expect(() => leadsFile('store', channel)).toThrow(
      expect.objectContaining({ code: 'CHANNEL_NAME_INVALID' }),
    );
  });

  test('a file that is no database is named, and left as it is', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      await mkdir(dirname(file));
      await writeFile(
        file,
        'thoughts of somebody else, long enough to be taken for a header of SQLite'.repeat(9),
      );
      await chmod(file, 0o600);
      const told: string[] = [];
      expect(openLeads(leadsFile(folder), (text) => told.push(text))).toBeUndefined();
      expect(told[0]).toContain('LEADS_UNAVAILABLE');
      expect(told[0]).toContain(file);
    });
  });
});
