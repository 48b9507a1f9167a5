import { randomBytes } from 'node:crypto';
import type { LeadStore } from '@vantedge/lead-server';
import { tokens } from '@vantedge/lead-server/testing';
import { HONEYPOT } from '@vantedge/leads';
import { SiteError } from '@vantedge/release';
import { security } from '../http/testing/security.ts';
import { sendRequest } from '../http/testing/send-request.ts';
import { JSON_ACCEPTED, leadsServer, validContactForm, withLeads } from './testing/leads-server.ts';
import { trustedProxies } from '../http/trusted-proxies.ts';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

const json = ({ body }: { body: Buffer }) => JSON.parse(body.toString()) as Record<string, unknown>;

describe('form submissions by script', () => {
  test('get a 201 for a stored lead and a 200 for a repeat', async () => {
    await withLeads(async (server, store) => {
      const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
      const first = await server.post({ ...validContactForm, id: ID }, headers);
      expect([first.status, first.headers['cache-control']]).toEqual([201, 'no-store']);
      expect(first.headers).toMatchObject(security);
      const second = await server.post({ ...validContactForm, id: ID }, headers);
      expect([second.status, json(second), json(first)]).toEqual([200, { id: ID }, { id: ID }]);
      const { form, ...contents } = validContactForm;
      expect(await store.list()).toMatchObject([{ form, contents }]);
    });
  });

  test('store a different message with a reused id as a new lead', async () => {
    await withLeads(async (server, store) => {
      const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
      await server.post({ ...validContactForm, id: ID }, headers);
      expect((await server.post({ ...validContactForm, id: ID, message: 'Another' }, headers)).status).toBe(
        201,
      );
      expect(await store.count()).toBe(2);
    });
  });

  test('get the validation errors by field', async () => {
    await withLeads(async (server, store) => {
      const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
      const answer = await server.post({ ...validContactForm, email: 'ada', message: '' }, headers);
      expect(answer.status).toBe(422);
      expect(json(answer)['errors']).toEqual({ email: 'invalid', message: 'missing' });
      expect(await store.count()).toBe(0);
    });
  });

  test('without a token, or with one that is too young, must wait and retry', async () => {
    await withLeads(async (server) => {
      const first = await server.post(validContactForm, JSON_ACCEPTED);
      expect([first.status, first.headers['retry-after'], json(first)['retry']]).toEqual([425, '2', true]);
      const cookie = first.headers['set-cookie']![0]!.split(';', 1)[0]!;
      expect((await server.post(validContactForm, { ...JSON_ACCEPTED, cookie })).headers['retry-after']).toBe(
        '2',
      );
      server.advance(1_001);
      expect((await server.post(validContactForm, { ...JSON_ACCEPTED, cookie })).headers['retry-after']).toBe(
        '1',
      );
      server.advance(999);
      expect((await server.post(validContactForm, { ...JSON_ACCEPTED, cookie })).status).toBe(201);
    });
  });

  test('can use the token of the response when cookies are blocked', async () => {
    await withLeads(async (server) => {
      const { token } = json(await server.post(validContactForm, JSON_ACCEPTED)) as { token: string };
      server.advance(2_000);
      expect((await server.post({ ...validContactForm, token }, JSON_ACCEPTED)).status).toBe(201);
    });
  });

  test('get the same response for a honeypot hit, which is stored separately', async () => {
    await withLeads(async (server, store) => {
      // Without a valid token, like a bot.
      const hit = await server.post(
        { ...validContactForm, id: ID, [HONEYPOT]: 'https://spam.example' },
        JSON_ACCEPTED,
      );
      expect([hit.status, json(hit)]).toEqual([201, { id: ID }]);
      expect([await store.count(), await store.count({ honeypot: true })]).toEqual([0, 1]);
      const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
      expect((await server.post({ ...validContactForm, id: ID }, headers)).status).toBe(201);
      expect(await store.count()).toBe(1);
    });
  });

  test('are rate-limited whatever address a header claims', async () => {
    const limits = { posts: 2 };
    await withLeads(
      async (server) => {
        const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
        const statuses = [];
        for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const answer = await server.post(validContactForm, { ...headers, 'x-forwarded-for': address });
          statuses.push(answer.status);
          if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeCloseTo(300, -1);
        }
        expect(statuses).toEqual([201, 200, 429, 429, 429, 429]);
      },
      { limits },
    );
  });

  test('limit the eleventh message of a network in a minute, but not a retry of the tenth', async () => {
    await withLeads(async (server, store) => {
      const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
      const send = (message: number) =>
        server.post(
          { ...validContactForm, email: `${message}@example.com`, id: ID, message: `${message}` },
          headers,
        );
      const statuses = [];
      for (let message = 1; message <= 10; message += 1) statuses.push((await send(message)).status);
      expect(statuses).toEqual(statuses.map(() => 201));
      const rejected = await send(11);
      expect([rejected.status, (await send(10)).status]).toEqual([429, 200]);
      expect(Number(rejected.headers['retry-after'])).toBeCloseTo(60, -1);
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
      expect((await send(11)).status).toBe(201);
      expect(await store.count()).toBe(11);
      jest.restoreAllMocks();
    });
  });

  test('from another site do not use up the visitor’s own limit', async () => {
    const limits = { posts: 20 };
    await withLeads(
      async (server) => {
        const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()) };
        const statuses = new Map<number, number>();
        for (let i = 0; i < 45; i += 1) {
          const { status } = await server.post(validContactForm, {
            ...headers,
            'sec-fetch-site': 'cross-site',
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        expect(Object.fromEntries(statuses)).toEqual({ 403: 20, 429: 25 });
        expect((await server.post(validContactForm, headers)).status).toBe(201);
      },
      { limits },
    );
  });

  test('with hundreds of headers do not displace the one that a proxy appends', async () => {
    await withLeads(
      async (server) => {
        const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`x-${i}`, '1']));
        const headers = { ...JSON_ACCEPTED, ...(await server.oldCookie()), ...many };
        const statuses = [];
        for (const address of ['1.2.3.4, 192.0.2.1', '5.6.7.8, 192.0.2.1', '192.0.2.2']) {
          const answer = await server.post(validContactForm, { ...headers, 'x-forwarded-for': address });
          statuses.push(answer.status);
        }
        expect(statuses).toEqual([201, 429, 200]);
      },
      { proxy: trustedProxies('1'), limits: { posts: 1 } },
    );
  });

  test('get a 503 when the disk fails; the report contains no data of the lead', async () => {
    await withLeads(async (server, store) => {
      const headers = await server.oldCookie();
      await store.close();
      const answer = await server.post(validContactForm, { ...JSON_ACCEPTED, ...headers });
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
      expect(server.leadReports).toHaveLength(1);
      for (const value of Object.values(validContactForm).slice(1)) {
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
      const all = { ...JSON_ACCEPTED, ...(await server.oldCookie()), ...headers } as Record<string, string>;
      if (headers['sec-fetch-site'] === undefined) delete all['sec-fetch-site'];
      const { status } = await sendRequest(server.url, '/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...all },
        body: new URLSearchParams(validContactForm).toString(),
      });
      expect([status, await store.count()]).toEqual([403, 0]);
    });
  });

  test('by an old browser without origin headers need a valid token', async () => {
    await withLeads(async (server, store) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...JSON_ACCEPTED };
      const post = (more: object) =>
        sendRequest(server.url, '/api/leads', {
          method: 'POST',
          headers: { ...headers, ...more },
          body: new URLSearchParams(validContactForm).toString(),
        });
      expect((await post({})).status).toBe(403);
      expect((await post(await server.oldCookie())).status).toBe(201);
      expect(await store.count()).toBe(1);
    });
  });
});

describe('the token', () => {
  test('is an HTTP-only session cookie for the lead endpoint', async () => {
    await withLeads(async (server) => {
      const { status, headers, body } = await sendRequest(server.url, '/api/leads/token');
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/gif',
        'no-store',
      ]);
      expect(body.subarray(0, 6).toString()).toBe('GIF89a');
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^lead-token=[\w.-]+; Path=\/api\/leads; HttpOnly; SameSite=Strict$/),
      ]);
    });
  });

  test('is kept while it is valid, so that a form in another tab does not become too young', async () => {
    await withLeads(async (server) => {
      const cookie = await server.cookie();
      const again = () => sendRequest(server.url, '/api/leads/token', { headers: { cookie } });
      server.advance(5 * 3_600_000);
      expect((await again()).headers['set-cookie']).toBeUndefined();
      server.advance(5 * 3_600_000);
      expect((await again()).headers['set-cookie']).toHaveLength(1);
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
  return { store, key, recover: () => (isAvailable = true) };
}

test('while the signing key cannot be read, leads get a 503; they are stored once it can, without a restart', async () => {
  const { store, key, recover } = unavailableStore();
  const now = Date.UTC(2026, 0, 1);
  const server = await leadsServer({ store, now: () => now });
  const cookie = `lead-token=${tokens(key).issue(now - 2_000).text}`;
  const post = () => server.post(validContactForm, { ...JSON_ACCEPTED, cookie });
  const tokenStatus = async () => (await sendRequest(server.url, '/api/leads/token')).status;

  expect(await tokenStatus()).toBe(204);
  const failed = await post();
  expect([failed.status, failed.headers['retry-after']]).toEqual([503, '30']);
  expect(server.leadReports).toEqual([expect.stringContaining('LEADS_UNAVAILABLE')]);
  expect((await server.post(validContactForm, { cookie })).body.toString()).toContain('value="Ada"');

  recover();
  expect(await tokenStatus()).toBe(200);
  expect((await post()).status).toBe(201);
  await server.close();
});
