import { type Arguments, showProgress } from '@vantedge/cli';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFileIn } from '../leads/lead-database.ts';
import { sqliteLeadStore } from '../leads/sqlite-lead-store.ts';
import { sampleLead } from '../leads/testing/lead-stores.ts';
import { storesIn, withDatabase } from '../leads/postgres/testing/test-database.ts';
import { leads } from './leads.ts';

/** Runs `server leads …` on a database and returns its JSON report. */
async function run(url: string, names: string[], options: Record<string, string | true> = {}) {
  const values: Record<string, string | true> = {
    leads: url,
    store: '.store',
    channel: 'production',
    ...options,
  };
  const value = (name: string) => (typeof values[name] === 'string' ? values[name] : undefined);
  const arguments_: Arguments = {
    names,
    value,
    text: (name) => value(name) ?? '',
    list: () => [],
    progress: showProgress(),
    flag: (name) => values[name] === true,
  };
  return (await leads.run(arguments_))!.json;
}

test('server leads lists and erases leads in PostgreSQL, of one channel', async () => {
  await withDatabase(async (database) => {
    const { url } = database;
    await expect(run(url, ['list'])).rejects.toMatchObject({ code: 'LEADS_NOT_FOUND' });
    const server = storesIn(database).open();
    const { id } = await server.put(sampleLead('a'));
    await server.put(sampleLead('b'));
    expect(await run(url, ['list'], { limit: '1' })).toMatchObject({ all: 2, honeypot: 0, leads: [{}] });
    expect(await run(url, ['erase', id])).toMatchObject({ erased: 1, left: 1 });
    await expect(run(url, ['erase', id])).rejects.toMatchObject({ code: 'LEAD_NOT_FOUND' });
    expect(await run(url, ['erase'], { email: 'B@example.com' })).toMatchObject({ erased: 1, left: 0 });
    await expect(run(url, ['list'], { channel: 'preview' })).rejects.toMatchObject({
      code: 'LEADS_NOT_FOUND',
    });
    await server.close();
  });
});

describe('server leads import', () => {
  test('copies the leads of an SQLite file, once, and writes nothing in a dry run', async () => {
    await withTemporaryFolder((folder) =>
      withDatabase(async (database) => {
        const { url, sql } = database;
        const file = sqliteLeadStore(leadsFileIn(folder, 'production'), { create: true });
        await file.put(sampleLead('a'));
        await file.put({ ...sampleLead('b'), isHoneypotHit: true });
        const records = await file.records();
        await expect(run(url, ['import'])).rejects.toMatchObject({ code: 'USAGE' });
        const dry = { from: folder, 'dry-run': true } as const;
        expect(await run(url, ['import'], dry)).toEqual({ added: 2, present: 0, dryRun: true });
        expect(await sql("SELECT 1 FROM pg_namespace WHERE nspname = 'vantedge'")).toEqual([]);
        expect(await run(url, ['import'], { from: folder })).toMatchObject({ added: 2, present: 0 });
        const store = storesIn(database).read();
        expect(await store.records()).toEqual(records);

        await file.put(sampleLead('c'));
        expect(await run(url, ['import'], { from: folder })).toMatchObject({ added: 1, present: 2 });
        expect(await run(url, ['import'], { from: folder })).toMatchObject({ added: 0, present: 3 });
        expect(await store.count()).toBe(2);
        // And back.
        const back = { from: url, leads: `${folder}/back` };
        expect(await run(url, ['import'], back)).toMatchObject({ added: 3 });
        await Promise.all([store.close(), file.close()]);
      }),
    );
  });
});

test('a dry run of an erasure counts and keeps the leads', async () => {
  await withDatabase(async (database) => {
    const { url } = database;
    const server = storesIn(database).open();
    const { id } = await server.put(sampleLead('a'));
    await server.put(sampleLead('b'));
    const dry = async (names: string[], options = {}) =>
      (await run(url, ['erase', ...names], { 'dry-run': true, ...options })) as object;
    expect(await dry([id])).toEqual({ erased: 1, left: 1, dryRun: true });
    expect(await dry([], { email: 'B@example.com' })).toMatchObject({ erased: 1 });
    expect(await dry([], { 'older-than': '1' })).toMatchObject({ erased: 0 });
    expect(await server.count()).toBe(2);
    await server.close();
  });
});
