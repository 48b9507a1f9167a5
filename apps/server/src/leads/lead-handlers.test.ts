import { randomBytes } from 'node:crypto';
import type { LeadResult, LeadStore } from '@vantedge/lead-server';
import { HONEYPOT } from '@vantedge/leads';
import { SiteError } from '@vantedge/errors';
import { security } from '../http/testing/security.ts';
import { sendRequest } from '../http/testing/send-request.ts';
import { JSON_ACCEPTED, leadsServer, validContactForm, withLeads } from './testing/leads-server.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

const json = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;

describe('form submissions by script', () => {
  test('get a 201 for a stored lead and a 200 for a repeat', async () => {
    await withLeads(async (server, store) => {
      const headers = JSON_ACCEPTED;
      const first = await server.post({ ...validContactForm, id: ID }, headers);
      expect([first.status, first.headers['cache-control']]).toEqual([201, 'no-store']);
      expect(first.headers).toMatchObject(security);
      const second = await server.post({ ...validContactForm, id: ID }, headers);
      expect([second.status, json(second), json(first)]).toEqual([200, { id: ID }, { id: ID }]);
      expect(await store.list()).toMatchObject([{ form: 'shell/contact', contents: validContactForm }]);
    });
  });

  test('store a different message with a reused id as a new lead', async () => {
    await withLeads(async (server, store) => {
      const headers = JSON_ACCEPTED;
      await server.post({ ...validContactForm, id: ID }, headers);
      expect((await server.post({ ...validContactForm, id: ID, message: 'Another' }, headers)).status).toBe(
        201,
      );
      expect(await store.count()).toBe(2);
    });
  });

  test('get the validation errors by field', async () => {
    await withLeads(async (server, store) => {
      const headers = JSON_ACCEPTED;
      const answer = await server.post({ ...validContactForm, email: 'ada', message: '' }, headers);
      expect(answer.status).toBe(422);
      expect(json(answer)['errors']).toEqual({ email: 'invalid', message: 'missing' });
      expect(await store.count()).toBe(0);
    });
  });

  test('get the same response for a honeypot hit, which is counted and not stored', async () => {
    const results: LeadResult[] = [];
    await withLeads(
      async (server, store) => {
        const form = { ...validContactForm, id: ID };
        const hit = await server.post({ ...form, [HONEYPOT]: 'https://spam.example' }, JSON_ACCEPTED);
        expect([hit.status, json(hit)]).toEqual([201, { id: ID }]);
        expect(await store.count()).toBe(0);
        expect(results).toMatchObject([{ status: 201, post: { isHoneypotHit: true } }]);
        expect((await server.post(form, JSON_ACCEPTED)).status).toBe(201);
        expect(await store.count()).toBe(1);
      },
      { observe: (result) => results.push(result) },
    );
  });

  test('are rate-limited whatever address a header claims', async () => {
    const limits = { postsPerMinute: 2 };
    await withLeads(
      async (server) => {
        const headers = JSON_ACCEPTED;
        const statuses = [];
        for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const answer = await server.post(validContactForm, { ...headers, 'x-forwarded-for': address });
          statuses.push(answer.status);
          if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeCloseTo(60, -1);
        }
        expect(statuses).toEqual([201, 200, 429, 429, 429, 429]);
      },
      { limits },
    );
  });

  test('limit the messages of a network in a day', async () => {
    await withLeads(
      async (server, store) => {
        const send = (message: string) => server.post({ ...validContactForm, message }, JSON_ACCEPTED);
        const statuses = [];
        for (const message of ['1', '2', '2', '3']) statuses.push((await send(message)).status);
        expect(statuses).toEqual([201, 201, 200, 201]);
        const rejected = await send('4');
        expect(rejected.status).toBe(429);
        expect(Number(rejected.headers['retry-after'])).toBeCloseTo(86_400, -2);
        jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
        expect((await send('4')).status).toBe(201);
        expect(await store.count()).toBe(4);
        jest.restoreAllMocks();
      },
      { limits: { messagesPerDay: 3 } },
    );
  });

  test('from another site do not use up the visitor’s own limit', async () => {
    await withLeads(
      async (server) => {
        for (let i = 0; i < 5; i += 1) {
          const headers = { ...JSON_ACCEPTED, 'sec-fetch-site': 'cross-site' };
          expect((await server.post(validContactForm, headers)).status).toBe(403);
        }
        expect((await server.post(validContactForm, JSON_ACCEPTED)).status).toBe(201);
      },
      { limits: { postsPerMinute: 1 } },
    );
  });

  test('with hundreds of headers do not displace the one that a proxy appends', async () => {
    await withLeads(
      async (server) => {
        const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x-${i}`, '1']));
        const headers = { ...JSON_ACCEPTED, ...many };
        const statuses = [];
        for (const address of ['1.2.3.4, 192.0.2.1', '5.6.7.8, 192.0.2.1', '192.0.2.2']) {
          const answer = await server.post(validContactForm, { ...headers, 'x-forwarded-for': address });
          statuses.push(answer.status);
        }
        expect(statuses).toEqual([201, 429, 200]);
      },
      { proxy: trustedProxies('1'), limits: { postsPerMinute: 1 } },
    );
  });

  test('get a 503 when the disk fails; the report contains no data of the lead', async () => {
    await withLeads(async (server, store) => {
      await store.close();
      const answer = await server.post(validContactForm, JSON_ACCEPTED);
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
      expect(server.leadReports).toHaveLength(1);
      for (const value of Object.values(validContactForm)) {
        expect(server.leadReports.join() + server.reports.join()).not.toContain(value);
      }
    });
  });
});

describe('submissions from elsewhere', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': undefined, origin: 'https://other.example' }],
    [{ 'sec-fetch-site': undefined, origin: 'null' }],
  ])('with %j are rejected', async (headers) => {
    await withLeads(async (server, store) => {
      const all = { ...JSON_ACCEPTED, ...headers } as Record<string, string>;
      if (headers['sec-fetch-site'] === undefined) delete all['sec-fetch-site'];
      const { status } = await sendRequest(server.url, '/api/forms/shell/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...all },
        body: new URLSearchParams(validContactForm).toString(),
      });
      expect([status, await store.count()]).toEqual([403, 0]);
    });
  });

  test('by an old browser without origin headers are stored', async () => {
    await withLeads(async (server, store) => {
      const { status } = await sendRequest(server.url, '/api/forms/shell/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...JSON_ACCEPTED },
        body: new URLSearchParams(validContactForm).toString(),
      });
      expect([status, await store.count()]).toEqual([201, 1]);
    });
  });
});

/** A store that rejects everything until `recover` is called. */
function unavailableStore() {
  const key = randomBytes(32);
  let isAvailable = false;
  const whenAvailable = async <T>(value: T) => {
    if (!isAvailable) throw new SiteError('LEADS_UNAVAILABLE', 'No connection.');
    return value;
  };
  const store = {
    key: () => whenAvailable(key),
    put: () => whenAvailable({ id: 'one', isNew: true }),
  } as unknown as LeadStore;
  return { store, recover: () => (isAvailable = true) };
}

test('while the store is away, leads get a 503; they are stored once it is back, without a restart', async () => {
  const { store, recover } = unavailableStore();
  const server = await leadsServer({ store });
  const failed = await server.post(validContactForm, JSON_ACCEPTED);
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '30']);
  expect(server.leadReports).toEqual([expect.stringContaining('LEADS_UNAVAILABLE')]);
  expect((await server.post(validContactForm)).body.toString()).toContain('value="Ada"');
  recover();
  expect((await server.post(validContactForm, JSON_ACCEPTED)).status).toBe(201);
  await server.close();
});
