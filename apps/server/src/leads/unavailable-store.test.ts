import { randomBytes } from 'node:crypto';
import { SiteError } from '@vantedge/release';
import { sendRequest } from '../http/testing/send-request.ts';
import type { LeadStore } from './lead-store.ts';
import { JSON_ACCEPTED, leadsServer, validContactForm } from './testing/leads-server.ts';
import { tokens } from './token.ts';

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
