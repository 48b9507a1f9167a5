import type { LeadStore } from '../lead-store.ts';
import { openLeads } from '../open-leads.ts';
import { JSON_ACCEPTED, leadsServer, UNLIMITED, validContactForm } from '../testing/leads-server.ts';
import { reportProblems } from '../../testing/report-problems.ts';
import { parsePostgresUrl } from './postgres-location.ts';
import { databaseProxy } from './testing/database-proxy.ts';
import { withDatabase } from './testing/test-database.ts';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

/** Starts a web server that stores leads in the database, like `server start --leads`. */
async function startWithLeads(url: string) {
  const reports: string[] = [];
  const location = { database: parsePostgresUrl(url), channel: 'production' };
  const store = openLeads(location, reportProblems(reports)) as LeadStore;
  const server = await leadsServer({ store, limits: UNLIMITED });
  return {
    store,
    reports,
    leadReports: server.leadReports,
    oldCookie: server.oldCookie,
    post: (headers: { cookie: string }, fields = {}) =>
      server.post({ ...validContactForm, id: ID, ...fields }, { ...JSON_ACCEPTED, ...headers }),
    advance: server.advance,
    async close() {
      await server.close();
      await store.close();
    },
  };
}

test('two servers accept tokens of each other and store a retried message once', async () => {
  await withDatabase(async ({ url, sql }) => {
    const [one, other] = [await startWithLeads(url), await startWithLeads(url)];
    const cookie = await one.oldCookie();
    other.advance(2_000);
    const first = await one.post(cookie);
    const second = await other.post(cookie);
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await sql('SELECT form, state, contents FROM vantedge.leads')).toMatchObject([
      { form: 'contact', state: 'new', contents: { email: validContactForm.email } },
    ]);
    await Promise.all([one.close(), other.close()]);
  });
});

test('a server starts without its database, answers leads with 503, and stores them once it is back', async () => {
  await withDatabase(async (database) => {
    process.env['PGPASSWORD'] = database.password;
    const proxy = await databaseProxy(database);
    proxy.set('broken');
    const server = await startWithLeads(proxy.url);
    const failed = await server.post({ cookie: '' });
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '30']);
    while (!server.reports.length) await new Promise((resolve) => setTimeout(resolve, 10));
    const reported = [...server.reports, ...server.leadReports].join();
    expect(reported).toContain('LEADS_UNAVAILABLE');
    for (const secret of [validContactForm.email, database.password]) expect(reported).not.toContain(secret);

    proxy.set('open');
    const cookie = await server.oldCookie();
    expect((await server.post(cookie)).status).toBe(201);
    proxy.set('broken');
    expect((await server.post(cookie, { message: 'Another' })).status).toBe(503);
    proxy.set('open');
    while ((await server.post(cookie, { message: 'Another' })).status === 503);
    expect(await server.store.count()).toBe(2);
    await server.close();
    await proxy.close();
  });
});
