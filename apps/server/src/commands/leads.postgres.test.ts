import { type Arguments, showProgress } from '@vantedge/cli';
import { sampleLead } from '../leads/testing/lead-stores.ts';
import { storesIn, withDatabase } from '../leads/postgres/testing/test-database.ts';
import { leads } from './leads.ts';

/** Runs `server leads …` on a database and returns its JSON report. */
async function run(url: string, names: string[], options: Record<string, string> = {}) {
  const values: Record<string, string> = { leads: url, store: '.store', channel: 'production', ...options };
  const arguments_: Arguments = {
    names,
    value: (name) => values[name],
    text: (name) => values[name] ?? '',
    list: () => [],
    progress: showProgress(),
    flag: () => false,
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
    expect(await run(url, ['erase', id])).toEqual({ erased: 1, left: 1 });
    await expect(run(url, ['erase', id])).rejects.toMatchObject({ code: 'LEAD_NOT_FOUND' });
    expect(await run(url, ['erase'], { email: 'B@example.com' })).toEqual({ erased: 1, left: 0 });
    await expect(run(url, ['list'], { channel: 'preview' })).rejects.toMatchObject({
      code: 'LEADS_NOT_FOUND',
    });
    await server.close();
  });
});
