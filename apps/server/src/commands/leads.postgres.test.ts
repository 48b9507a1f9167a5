import { withTemporaryFolder } from '@vantedge/release/testing';
import { leadsFileIn } from '../leads/lead-database.ts';
import { sqliteLeadStore } from '../leads/sqlite-lead-store.ts';
import { sampleLead } from '../leads/testing/lead-store-contract.ts';
import { storesIn, withDatabase } from '../leads/postgres/testing/test-database.ts';
import { runCommand, runJson } from './testing/run-command.ts';

/** Runs `server leads …` on a database and returns what it prints as JSON. */
const run = (url: string, ...argv: string[]) =>
  runJson('leads', ...argv, ...(argv.includes('--leads') ? [] : ['--leads', url]));

const NOT_FOUND = { error: { code: 'LEADS_NOT_FOUND' } };

test('server leads lists and erases leads in PostgreSQL, of one channel', async () => {
  await withDatabase(async (database) => {
    const { url } = database;
    expect(await run(url, 'list')).toMatchObject(NOT_FOUND);
    const server = storesIn(database).open();
    const { id } = await server.put(sampleLead('a'));
    await server.put(sampleLead('b'));
    expect(await run(url, 'list', '--limit', '1')).toMatchObject({ all: 2, honeypot: 0, leads: [{}] });
    expect(await run(url, 'erase', id)).toMatchObject({ erased: 1, left: 1 });
    expect(await run(url, 'erase', id)).toMatchObject({ error: { code: 'LEAD_NOT_FOUND' } });
    expect(await run(url, 'erase', '--email', 'B@example.com')).toMatchObject({ erased: 1, left: 0 });
    expect(await run(url, 'list', '--channel', 'preview')).toMatchObject(NOT_FOUND);
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
        expect((await runCommand('leads', 'import', '--leads', url)).code).toBe(2);
        expect(await run(url, 'import', '--from', folder, '--dry-run')).toEqual({
          added: 2,
          present: 0,
          dryRun: true,
        });
        expect(await sql("SELECT 1 FROM pg_namespace WHERE nspname = 'vantedge'")).toEqual([]);
        expect(await run(url, 'import', '--from', folder)).toMatchObject({ added: 2, present: 0 });
        const store = storesIn(database).read();
        expect(await store.records()).toEqual(records);

        await file.put(sampleLead('c'));
        expect(await run(url, 'import', '--from', folder)).toMatchObject({ added: 1, present: 2 });
        expect(await run(url, 'import', '--from', folder)).toMatchObject({ added: 0, present: 3 });
        expect(await store.count()).toBe(2);
        // And back.
        const back = ['--from', url, '--leads', `${folder}/back`];
        expect(await run(url, 'import', ...back)).toMatchObject({ added: 3 });
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
    const dry = (...options: string[]) => run(url, 'erase', '--dry-run', ...options);
    expect(await dry(id)).toEqual({ erased: 1, dryRun: true });
    expect(await dry('--email', 'B@example.com')).toMatchObject({ erased: 1 });
    expect(await dry('--older-than', '1')).toMatchObject({ erased: 0 });
    expect(await server.count()).toBe(2);
    await server.close();
  });
});
