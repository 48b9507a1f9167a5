import { sampleLead, storesIn, withDatabase } from '@vantedge/lead-server/testing';
import { runJson } from './testing/run-command.ts';

/** Runs `server leads …` on a database and returns what it prints as JSON. */
const run = (url: string, ...argv: string[]) => runJson('leads', ...argv, '--leads', url);

const NOT_FOUND = { error: { code: 'LEADS_NOT_FOUND' } };

test('server leads lists and erases leads in PostgreSQL, of one channel', async () => {
  await withDatabase(async (database) => {
    const { url } = database;
    expect(await run(url, 'list')).toMatchObject(NOT_FOUND);
    const server = storesIn(database).open();
    const { id } = await server.put(sampleLead('a'));
    await server.put(sampleLead('b'));
    expect(await run(url, 'list', '--limit', '1')).toMatchObject({ all: 2, leads: [{}] });
    expect(await run(url, 'erase', id)).toMatchObject({ erased: 1, left: 1 });
    expect(await run(url, 'erase', id)).toMatchObject({ error: { code: 'LEAD_NOT_FOUND' } });
    expect(await run(url, 'erase', '--email', 'B@example.com')).toMatchObject({ erased: 1, left: 0 });
    expect(await run(url, 'list', '--channel', 'preview')).toMatchObject(NOT_FOUND);
    await server.close();
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
