import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { getRelease, getSettings, putRelease } from '@vantedge/release';
import { type CommandLine, type SiteError } from '@vantedge/errors';
import { openStore } from '@vantedge/store';
import { appendSample, CHANNEL, sample, storeSample } from '@vantedge/release/testing';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { leadsFile, openLeadDatabase, sqliteLeadStore } from '@vantedge/lead-server';
import { runServerCommand } from './program.ts';
import { runCommand, runJson } from './testing/run-command.ts';

const ROOT = path.resolve(__dirname, '../../../..');

const withStore = (work: (store: string, ids: string[]) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const contents = { name: 'Ada\u001b[2J', email: 'ada@example.com', message: '=1+1' };
    const first = await store.put({ key: 'a', form: 'shell/contact', contents });
    const second = await store.put({
      key: 'b',
      form: 'shell/newsletter',
      contents: { email: 'grace@example.com' },
    });
    await store.close();
    await work(folder, [first.id, second.id]);
  });

describe('server leads', () => {
  test('list shows the newest leads first, without terminal control characters', async () => {
    await withStore(async (store, ids) => {
      const { code, stdout } = await runCommand('leads', 'list', '--store', store);
      expect(code).toBe(0);
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => line.split(' ', 1)[0]),
      ).toEqual([...ids.reverse(), '2']);
      expect(stdout).not.toContain('\u001b');
      const list = (...options: string[]) => runJson('leads', 'list', '--store', store, ...options);
      expect(await list('--limit', '1', '--form', 'shell/contact')).toMatchObject({
        leads: [{ form: 'shell/contact' }],
        all: 2,
      });
    });
  });

  test('export writes a file that only its owner can read, without spreadsheet formulas', async () => {
    await withStore(async (store) => {
      const out = path.join(store, 'leads.csv');
      const exported = (file: string) =>
        runCommand('leads', 'export', '--store', store, '--csv', '--out', file);
      expect((await exported(out)).code).toBe(0);
      expect(((await stat(out)).mode & 0o777).toString(8)).toBe('600');
      expect(await readFile(out, 'utf8')).toContain(`"'=1+1"`);
      const failed = await exported(path.join(store, 'none/leads.csv'));
      expect([failed.code, failed.stderr]).toEqual([1, expect.stringContaining('EXPORT_WRITE_FAILED')]);
    });
  });

  test('list has the URL that ends an active subscription, of a site if the store has one', async () => {
    await withTemporaryFolder(async (folder) => {
      const leads = sqliteLeadStore(leadsFile(folder), { create: true });
      const contents = { email: 'grace@example.com' };
      for (const subscription of ['active', 'ended'] as const)
        await leads.put({ key: subscription, form: 'shell/newsletter', contents, subscription });
      await leads.close();
      const unsubscribeIn = async () => {
        const { leads: listed } = (await runJson(
          'leads',
          'list',
          '--store',
          folder,
          '--channel',
          CHANNEL,
        )) as {
          leads: { unsubscribe?: string }[];
        };
        return listed.map(({ unsubscribe = '' }) => unsubscribe.replace(/token=[\w.-]+$/, 'token'));
      };
      expect(await unsubscribeIn()).toEqual(['', '/newsletter/unsubscribe?token']);
      const store = openStore(folder);
      const stored = await getRelease(store, await storeSample(store, sample('first')));
      const settings = { ...getSettings(undefined), origin: 'https://www.example.com' };
      await appendSample(store, await putRelease(store, { ...stored, settings }));
      expect(await unsubscribeIn()).toEqual(['', 'https://www.example.com/newsletter/unsubscribe?token']);
    });
  });

  test('list shows deliveries, and retry puts back those that have failed, or all that wait', async () => {
    await withTemporaryFolder(async (folder) => {
      const store = sqliteLeadStore(leadsFile(folder), { create: true });
      await store.put({ key: 'a', form: 'shell/contact', contents: {}, targets: ['crm', 'sales'] });
      const now = new Date();
      const delivery = await store.deliveries.take('crm', { now, until: now });
      await store.deliveries.settle(delivery!, 'failed');
      await store.close();
      const list = () => runCommand('leads', 'list', '--store', folder);
      expect((await list()).stdout).toMatch(/ {2}crm failed {2}sales waiting\n/);
      const retry = (...options: string[]) => runJson('leads', 'retry', '--store', folder, ...options);
      expect(await retry('--failed')).toEqual({ deliveries: 1 });
      expect((await list()).stdout).toMatch(/ {2}crm waiting {2}sales waiting\n/);
      expect(await retry()).toEqual({ deliveries: 2 });
    });
  });

  test('erase removes one lead, all leads of an address, or old leads', async () => {
    await withStore(async (store, [id]) => {
      const erase = (...options: string[]) => runJson('leads', 'erase', '--store', store, ...options);
      expect(await erase('--older-than', '0', '--dry-run')).toEqual({ erased: 2, dryRun: true });
      expect(await erase('--older-than', '1')).toEqual({ erased: 0, left: 2, dryRun: false });
      expect(await erase(id!)).toEqual({ erased: 1, left: 1, dryRun: false });
      expect(await erase(id!)).toMatchObject({ error: { code: 'LEAD_NOT_FOUND', at: id } });
      expect(await erase('--email', 'GRACE@example.com')).toEqual({ erased: 1, left: 0, dryRun: false });
    });
  });

  test('erase prints a command that clears the log when another process still reads it', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = leadsFile(folder);
      const store = sqliteLeadStore(file, { create: true });
      const message = 'words that must be gone '.repeat(200);
      const { id } = await store.put({ key: 'a', form: 'shell/contact', contents: { message } });
      const bytes = async () => {
        const names = await readdir(path.join(folder, 'leads'));
        const all = await Promise.all(names.map((name) => readFile(path.join(folder, 'leads', name))));
        return Buffer.concat(all).includes('must be gone');
      };
      const reader = openLeadDatabase(file);
      reader.exec('BEGIN');
      reader.prepare('SELECT * FROM leads').all();
      const error = (await store.erase({ id }).catch((thrown: unknown) => thrown)) as SiteError;
      expect(error).toMatchObject({ code: 'LEADS_BUSY', message: expect.stringMatching(/^1 erased/) });
      expect(await bytes()).toBe(true);
      reader.exec('COMMIT');
      const { argv } = error.fix as CommandLine;
      expect(await runJson(...argv.slice(1), '--store', folder)).toEqual({
        erased: 0,
        left: 0,
        dryRun: false,
      });
      expect(await bytes()).toBe(false);
      reader.close();
      await store.close();
    });
  });

  test.each([
    ['leads'],
    ['leads', 'steal'],
    ['leads', 'list', 'x'],
    ['leads', 'list', '--limit', '0'],
    ['leads', 'list', '--form', 'login'],
    ['leads', 'list', '--unknown'],
    ['leads', 'export'],
    ['leads', 'export', '--csv', '--json'],
    ['leads', 'erase'],
    ['leads', 'erase', 'x', '--email', 'a@b'],
    ['leads', 'erase', ''],
    ['leads', 'erase', '--older-than', 'a year'],
    ['leads', 'erase', '--older-than', '9999999999'],
  ])('%j is rejected with exit code 2 and erases nothing', async (...argv) => {
    await withStore(async (store) => {
      const { code, stdout, stderr } = await runCommand(...argv, ...(argv[1] ? ['--store', store] : []));
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toMatch(/--help|fix {3}|Commands:/);
      expect(await runJson('leads', 'list', '--store', store)).toMatchObject({ all: 2 });
    });
  });

  test('export --json prints only the leads to standard output', async () => {
    await withStore(async (store) => {
      const command = ['apps/server/bin/server.mjs', 'leads', 'export', '--json', '--store', store];
      const { stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
      expect(JSON.parse(stdout)).toMatchObject([
        { form: 'shell/newsletter', contents: { email: 'grace@example.com' } },
        { form: 'shell/contact', contents: { message: '=1+1' } },
      ]);
    });
  });
});

test('a server at a mistyped store says which, and creates nothing', () =>
  withTemporaryFolder(async (folder) => {
    const [typo, empty] = ['sotre', 'empty'].map((name) => path.join(folder, name)) as [string, string];
    await mkdir(empty);
    const failed = async (store: string) => {
      const errors = jest.spyOn(console, 'error').mockImplementation();
      const code = await runServerCommand(['start', '--port', '0', '--store', store]);
      const printed = errors.mock.calls.flat().join('\n');
      errors.mockRestore();
      return { code, printed };
    };
    expect(await failed(typo)).toEqual({ code: 1, printed: expect.stringContaining(`no store at ${typo}`) });
    expect(await failed(empty)).toEqual({ code: 1, printed: expect.stringMatching(/^CHANNEL_EMPTY/) });
    expect((await failed(empty)).printed).toContain(empty);
    expect(await readdir(folder)).toEqual(['empty']);
    expect(await readdir(empty)).toEqual([]);
  }));
