import { spawnSync } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { leadsFile } from '../leads/lead-database.ts';
import { sqliteLeadStore } from '../leads/sqlite-lead-store.ts';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { type Arguments, showProgress } from '@vantedge/cli';
import { leads } from './leads.ts';

const ROOT = path.resolve(__dirname, '../../../..');

/** Parsed command-line arguments. */
const argumentsOf = (
  store: string,
  names: string[],
  options: Record<string, string | true> = {},
): Arguments => ({
  names,
  value: (name) => (typeof options[name] === 'string' ? options[name] : undefined),
  text: (name) =>
    name === 'store' ? store : String(options[name] ?? (name === 'channel' ? 'production' : '')),
  flag: (name) => options[name] === true,
  list: () => [],
  progress: showProgress(),
});

const withStore = (work: (store: string, ids: string[]) => Promise<void>) =>
  withTemporaryFolder(async (folder) => {
    const store = sqliteLeadStore(leadsFile(folder), { create: true });
    const contents = { name: 'Ada\u001b[2J', email: 'ada@example.com', message: '=1+1' };
    const first = await store.put({ key: 'a', form: 'contact', contents });
    const second = await store.put({
      key: 'b',
      form: 'newsletter',
      contents: { email: 'grace@example.com' },
    });
    const third = {
      key: 'c',
      form: 'contact',
      contents: { email: 'bot@example.com' },
      isHoneypotHit: true,
    } as const;
    await store.put(third);
    await store.close();
    await work(folder, [first.id, second.id]);
  });

describe('server leads', () => {
  test('list shows the newest leads first, without terminal control characters', async () => {
    await withStore(async (store, ids) => {
      const { text } = (await leads.run(argumentsOf(store, ['list'])))!;
      expect(text.split('\n').map((line) => line.split(' ', 1)[0])).toEqual([...ids.reverse(), '2']);
      expect(text).not.toContain('\u001b');
      const one = await leads.run(argumentsOf(store, ['list'], { limit: '1', form: 'contact' }));
      expect(one!.json).toMatchObject({ leads: [{ form: 'contact' }], all: 2, honeypot: 1 });
      const hits = await leads.run(argumentsOf(store, ['list'], { honeypot: true }));
      expect(hits!.json).toMatchObject({ leads: [{ contents: { email: 'bot@example.com' } }], all: 2 });
    });
  });

  test('export writes a file that only its owner can read, without spreadsheet formulas', async () => {
    await withStore(async (store) => {
      const out = path.join(store, 'leads.csv');
      await leads.run(argumentsOf(store, ['export'], { csv: true, out }));
      expect(((await stat(out)).mode & 0o777).toString(8)).toBe('600');
      expect(await readFile(out, 'utf8')).toContain(`"'=1+1"`);
      await expect(
        leads.run(argumentsOf(store, ['export'], { csv: true, out: path.join(store, 'none/leads.csv') })),
      ).rejects.toMatchObject({ code: 'EXPORT_WRITE_FAILED' });
    });
  });

  test('erase removes one lead, all leads of an address, or old leads', async () => {
    await withStore(async (store, [id]) => {
      const erase = (names: string[], options: Record<string, string> = {}) =>
        leads.run(argumentsOf(store, ['erase', ...names], options)).then((report) => report!.json);
      expect(await erase([], { 'older-than': '1' })).toEqual({ erased: 0, left: 2, dryRun: false });
      expect(await erase([id!])).toEqual({ erased: 1, left: 1, dryRun: false });
      await expect(erase([id!])).rejects.toMatchObject({ code: 'LEAD_NOT_FOUND', at: id });
      expect(await erase([], { email: 'GRACE@example.com' })).toEqual({ erased: 1, left: 0, dryRun: false });
    });
  });

  test.each([
    [[], {}],
    [['steal'], {}],
    [['list', 'x'], {}],
    [['list'], { limit: '0' }],
    [['list'], { form: 'login' }],
    [['export'], {}],
    [['export'], { csv: true, json: true }],
    [['erase'], {}],
    [['erase', 'x'], { email: 'a@b' }],
    [['erase', ''], {}],
    [['erase'], { 'older-than': 'a year' }],
  ] as const)('%j with %j is rejected and erases nothing', async (names, options) => {
    await withStore(async (store) => {
      await expect(leads.run(argumentsOf(store, [...names], options))).rejects.toMatchObject({
        code: 'USAGE',
      });
      const { json } = (await leads.run(argumentsOf(store, ['list'])))!;
      expect(json).toMatchObject({ all: 2 });
    });
  });

  test('export --json prints only the leads to standard output', async () => {
    await withStore(async (store) => {
      const command = [
        '--import',
        'tsx',
        'apps/server/src/main.ts',
        'leads',
        'export',
        '--json',
        '--store',
        store,
      ];
      const { stdout } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
      expect(JSON.parse(stdout)).toMatchObject([
        { form: 'newsletter', contents: { email: 'grace@example.com' } },
        { form: 'contact', contents: { message: '=1+1' } },
      ]);
    });
  });
});
