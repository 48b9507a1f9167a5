import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFile } from './lead-database.ts';
import { openLeads } from './open-leads.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';
import { describeWithSqlite } from './testing/describe-sqlite.ts';
import { withoutSqlite } from './testing/without-sqlite.ts';
import { reportProblems } from '../testing/report-problems.ts';

test('without SQLite’s binary, reports once how to fix it and creates no files', async () => {
  await withTemporaryFolder(async (folder) => {
    const reports: string[] = [];
    expect(openLeads({ file: leadsFile(folder) }, reportProblems(reports), withoutSqlite)).toBeUndefined();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^Leads are not stored[^]*SQLITE_UNAVAILABLE[^]*python3, make and g\+\+/);
    expect(existsSync(join(folder, 'leads'))).toBe(false);
    await Promise.resolve();
  });
});

describeWithSqlite('with SQLite’s binary', () => {
  test('each channel has its own leads', async () => {
    await withTemporaryFolder(async (folder) => {
      const preview = leadsFile(folder, 'preview');
      const store = openLeads({ file: preview }, () => undefined)!;
      await store.put({ key: 'a', form: 'newsletter', contents: { email: 'a@example.com' } });
      await store.close();
      const command = sqliteLeadStore(preview);
      expect(await command.count()).toBe(1);
      await command.close();
      expect(existsSync(leadsFile(folder, 'production'))).toBe(false);
      expect(leadsFile(folder, 'production')).toBe(leadsFile(folder));
    });
  });

  test.each(['', 'Preview', '../x', 'a.b'])('rejects the channel name %j', (channel) => {
    expect(() => leadsFile('store', channel)).toThrow(
      expect.objectContaining({ code: 'CHANNEL_NAME_INVALID' }),
    );
  });

  test('names a file that is not a database and leaves it unchanged', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      await mkdir(dirname(file));
      await writeFile(
        file,
        'the text of another file, long enough to be taken for a header of SQLite'.repeat(9),
      );
      await chmod(file, 0o600);
      const reports: string[] = [];
      expect(openLeads({ file: leadsFile(folder) }, reportProblems(reports))).toBeUndefined();
      expect(reports[0]).toContain('LEADS_UNAVAILABLE');
      expect(reports[0]).toContain(file);
    });
  });
});
