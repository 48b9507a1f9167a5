import { reportProblems } from '@vantedge/release/testing';
import { type LeadLimits, type LeadStore, openLeads } from '@vantedge/lead-server';
import { databaseProxy, parsePostgresUrl, withDatabase } from '@vantedge/lead-server/testing';
import { JSON_ACCEPTED, leadsServer, UNLIMITED, validContactForm } from './testing/leads-server.ts';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

/** Starts a web server that stores leads in the database, like `server start --leads`. */
async function startWithLeads(url: string, limits: Partial<LeadLimits> = UNLIMITED) {
  const reports: string[] = [];
  const location = { database: parsePostgresUrl(url), channel: 'production' };
  const store = openLeads(location, reportProblems(reports)) as LeadStore;
  const server = await leadsServer({ store, limits });
  return {
    store,
    reports,
    leadReports: server.leadReports,
    post: (fields = {}) => server.post({ ...validContactForm, id: ID, ...fields }, JSON_ACCEPTED),
    async close() {
      await server.close();
      await store.close();
    },
  };
}

test('two servers store a retried message once', async () => {
  await withDatabase(async ({ url, sql }) => {
    const [one, other] = [await startWithLeads(url), await startWithLeads(url)];
    const first = await one.post();
    const second = await other.post();
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await sql('SELECT form, contents FROM vantedge.leads')).toMatchObject([
      { form: 'shell/contact', contents: { email: validContactForm.email } },
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
    const failed = await server.post();
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '30']);
    while (!server.reports.length) await new Promise((resolve) => setTimeout(resolve, 10));
    const reported = [...server.reports, ...server.leadReports].join();
    expect(reported).toContain('LEADS_UNAVAILABLE');
    for (const secret of [validContactForm.email, database.password]) expect(reported).not.toContain(secret);

    proxy.set('open');
    expect((await server.post()).status).toBe(201);
    proxy.set('broken');
    expect((await server.post({ message: 'Another' })).status).toBe(503);
    proxy.set('open');
    while ((await server.post({ message: 'Another' })).status === 503);
    expect(await server.store.count()).toBe(2);
    await server.close();
    await proxy.close();
  });
});

test('two servers share one limit of posts and of messages, without storing who sent them', async () => {
  await withDatabase(async ({ url, sql }) => {
    const limits = { postsPerMinute: 8, messagesPerDay: 3 };
    const servers = [await startWithLeads(url, limits), await startWithLeads(url, limits)] as const;
    const statuses = [];
    for (let i = 0; i < 10; i += 1)
      statuses.push((await servers[i % 2]!.post({ message: `${i % 5}` })).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429, 429, 429]);
    const counters = JSON.stringify(await sql('SELECT key, points FROM vantedge.lead_limits'));
    expect(counters).not.toMatch(/127\.0\.0\.1|ada@example/i);
    expect(counters).toMatch(/production:posts:[\w-]{3}","points":(9|10)/);
    await Promise.all(servers.map((server) => server.close()));
  });
});

test('a server that cannot count in the database counts for itself', async () => {
  await withDatabase(async ({ url, sql }) => {
    const server = await startWithLeads(url, { postsPerMinute: 3 });
    expect((await server.post()).status).toBe(201);
    await sql('DROP TABLE vantedge.lead_limits');
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await server.post()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await server.close();
  });
});
