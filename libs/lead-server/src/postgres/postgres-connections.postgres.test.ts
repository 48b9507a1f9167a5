import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { withTemporaryFolder } from '@vantedge/store/testing';
import type { LeadStore } from '../lead-store.ts';
import { sampleLead } from '../testing/lead-store-contract.ts';
import { postgresConnections } from './postgres-connections.ts';
import { postgresLeadStore } from './postgres-lead-store.ts';
import { parsePostgresUrl } from './postgres-location.ts';
import {
  type DatabaseProxy,
  databaseProxy,
  type TestDatabase,
  withDatabase,
} from './testing/test-database.ts';

/** Far longer than any test, so that a loaded machine does not reach it. */
const NO_TIMEOUT_MS = 600_000;
/** Short, in tests that wait for it. */
const TIMEOUT_MS = 500;

const UNAVAILABLE = { code: 'LEADS_UNAVAILABLE' };
const BUSY = { code: 'LEADS_BUSY' };

type Work = (store: LeadStore, database: TestDatabase, proxy: DatabaseProxy) => Promise<void>;

/** Opens a server's store that reaches its database through a proxy. */
const withProxy = (work: Work, timeoutMs = NO_TIMEOUT_MS) =>
  withDatabase(async (database) => {
    const proxy = await databaseProxy(database);
    process.env['PGPASSWORD'] = database.password;
    const options = { channel: 'production', create: true, timeoutMs, maxWaiting: 2 };
    const store = postgresLeadStore(parsePostgresUrl(proxy.url), options);
    await work(store, database, proxy);
    await store.close();
    await proxy.close();
  });

/** Retries like a form's script until the lead is stored. */
async function storedAtLast(store: LeadStore, key: string) {
  for (;;) {
    const stored = await store.put(sampleLead(key)).catch(() => undefined);
    if (stored) return stored;
  }
}

/** Blocks all writes of leads; resolves to a function that ends that. */
async function lockLeads(database: TestDatabase) {
  const client = await database.connect();
  await client.query('BEGIN; LOCK TABLE vantedge.leads IN EXCLUSIVE MODE');
  return () => client.end();
}

/** Resolves when `count` statements of the store wait for a lock. */
async function untilWaiting({ sql }: TestDatabase, count: number) {
  const waiting = `SELECT pid FROM pg_stat_activity WHERE application_name = 'vantedge-leads'
    AND wait_event_type = 'Lock' AND datname = current_database()`;
  while ((await sql(waiting)).length < count) await new Promise((resolve) => setTimeout(resolve, 10));
}

const TERMINATE = `SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
  WHERE application_name = 'vantedge-leads' AND datname = current_database()`;

test('stores leads after the server ended idle connections', async () => {
  await withProxy(async (store, { sql }) => {
    await store.put(sampleLead('a'));
    expect((await sql(TERMINATE)).length).toBeGreaterThan(0);
    expect((await storedAtLast(store, 'b')).isNew).toBe(true);
    expect(await store.count()).toBe(2);
  });
});

test('loses no acknowledged lead while the server terminates connections, also of those that log in', async () => {
  await withProxy(async (store, { sql }) => {
    const uncaught = jest.fn();
    process.on('uncaughtException', uncaught);
    const load = { isDone: false };
    const acknowledged: string[] = [];
    const visitors = [0, 1].map(async (visitor) => {
      for (let i = 0; !load.isDone; i += 1) {
        const { id } = await storedAtLast(store, `a${visitor}-${i}`);
        acknowledged.push(id);
      }
    });
    // Without waiting until they have ended.
    const terminate = TERMINATE.replace(', 60000', '');
    for (let i = 0; i < 40; i += 1) {
      await sql(terminate);
      await new Promise((resolve) => setTimeout(resolve, 5 * i));
    }
    load.isDone = true;
    await Promise.all(visitors);
    process.removeListener('uncaughtException', uncaught);
    expect(uncaught).not.toHaveBeenCalled();
    const stored = (await store.list()).map(({ id }) => id);
    expect(stored.sort()).toEqual(acknowledged.sort());
  });
});

test('rejects a lead whose connection is lost, and stores its retry once', async () => {
  await withProxy(async (store, database) => {
    await store.key();
    const unlock = await lockLeads(database);
    const lost = store.put(sampleLead('a'));
    lost.catch(() => undefined);
    await untilWaiting(database, 1);
    await database.sql(TERMINATE);
    await expect(lost).rejects.toMatchObject(UNAVAILABLE);
    await unlock();
    await storedAtLast(store, 'a');
    expect(await store.count()).toBe(1);
  });
});

test('rejects leads while the network is down, also at startup, and recovers without a restart', async () => {
  await withProxy(async (store, _, proxy) => {
    proxy.set('broken');
    await expect(store.key()).rejects.toMatchObject(UNAVAILABLE);
    await expect(store.put(sampleLead('a'))).rejects.toMatchObject(UNAVAILABLE);
    proxy.set('open');
    expect((await store.put(sampleLead('a'))).isNew).toBe(true);
    proxy.set('broken');
    await expect(store.put(sampleLead('b'))).rejects.toMatchObject(UNAVAILABLE);
    proxy.set('open');
    await storedAtLast(store, 'b');
    expect(await store.count()).toBe(2);
  });
});

test('rejects leads at their time limit while the network swallows everything, and recovers', async () => {
  await withProxy(async (store, _, proxy) => {
    await storedAtLast(store, 'a');
    proxy.set('stalled');
    const rejected = { code: expect.stringMatching(/^LEADS_(BUSY|UNAVAILABLE)$/) };
    for (const key of ['b', 'c']) await expect(store.put(sampleLead(key))).rejects.toMatchObject(rejected);
    proxy.set('open');
    await storedAtLast(store, 'b');
    expect((await store.put(sampleLead('b')).catch(() => storedAtLast(store, 'b'))).isNew).toBe(false);
  }, TIMEOUT_MS);
});

test('a lead that waits too long for a lock is rejected; a retry is stored once', async () => {
  await withProxy(async (store, database) => {
    await storedAtLast(store, 'a');
    const unlock = await lockLeads(database);
    await expect(store.put(sampleLead('b'))).rejects.toMatchObject(BUSY);
    await unlock();
    await storedAtLast(store, 'b');
    expect(await store.count()).toBe(2);
  }, TIMEOUT_MS);
});

test('rejects leads beyond the limit of waiting ones immediately', async () => {
  await withProxy(async (store, database) => {
    await store.key();
    const unlock = await lockLeads(database);
    const waiting = ['a', 'b'].map((key) => store.put(sampleLead(key)));
    await expect(store.put(sampleLead('c'))).rejects.toMatchObject(BUSY);
    await untilWaiting(database, 2);
    await unlock();
    expect((await Promise.all(waiting)).map(({ isNew }) => isNew)).toEqual([true, true]);
  });
});

test('stores leads while an erasure waits', async () => {
  await withProxy(async (store, database) => {
    const { id } = await store.put(sampleLead('a'));
    const other = await database.connect();
    await other.query('BEGIN');
    await other.query('SELECT * FROM vantedge.leads WHERE id = $1 FOR UPDATE', [id]);
    const erasing = store.erase({ id });
    await untilWaiting(database, 1);
    expect((await store.put(sampleLead('b'))).isNew).toBe(true);
    await other.end();
    expect(await erasing).toBe(1);
  });
});

test('commits are on disk even if the database turns that off', async () => {
  await withDatabase(async (database) => {
    await database.sql(`ALTER DATABASE ${database.name} SET synchronous_commit = off`);
    const connections = postgresConnections(parsePostgresUrl(database.url), { max: 1, timeoutMs: 12_345 });
    const setting = (name: string) =>
      connections.run(async (client) => {
        const { rows } = await client.query<{ value: string }>('SELECT current_setting($1) AS value', [name]);
        return rows[0]!.value;
      });
    expect(await setting('synchronous_commit')).toBe('local');
    expect(await setting('statement_timeout')).toBe('12345ms');
    await connections.close();
  });
});

describe('TLS and passwords', () => {
  /** Whether a connection with this URL uses TLS. Rejects if it fails. */
  async function usesTls(url: string): Promise<boolean> {
    const connections = postgresConnections(parsePostgresUrl(url), { max: 1, timeoutMs: NO_TIMEOUT_MS });
    try {
      return await connections.run(async (client) => {
        const { rows } = await client.query<{ ssl: boolean }>(
          'SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()',
        );
        return rows[0]!.ssl;
      });
    } finally {
      await connections.close();
    }
  }

  const withCertificate = (work: (database: TestDatabase, parameters: string) => Promise<void>) =>
    withDatabase((database) =>
      withTemporaryFolder(async (folder) => {
        const file = join(folder, 'ca.pem');
        await writeFile(file, database.certificate);
        await work(database, `sslrootcert=${encodeURIComponent(file)}`);
      }),
    );

  const urlOf = ({ name, port, password }: TestDatabase, host: string, parameters = '') =>
    `postgres://postgres:${password}@${host}:${port}/${name}?${parameters}`;

  test('a root certificate in the URL turns on TLS; without one, connections to this machine have none', async () => {
    await withCertificate(async (database, certificate) => {
      expect(await usesTls(urlOf(database, 'localhost', certificate))).toBe(true);
      expect(await usesTls(urlOf(database, 'localhost', `${certificate}&sslmode=require`))).toBe(true);
      expect(await usesTls(urlOf(database, 'localhost', `${certificate}&sslmode=disable`))).toBe(false);
      expect(await usesTls(urlOf(database, '127.0.0.1'))).toBe(false);
    });
  });

  test('rejects an unknown certificate and one for another host', async () => {
    await withCertificate(async (database, certificate) => {
      const error = { code: 'LEADS_UNAVAILABLE', fix: expect.stringContaining('sslrootcert') };
      await expect(usesTls(urlOf(database, 'localhost', 'sslmode=require'))).rejects.toMatchObject(error);
      await expect(usesTls(urlOf(database, '127.0.0.1', certificate))).rejects.toMatchObject(error);
    });
  });

  test('takes the password from PGPASSWORD, and leaves no connection behind without one', async () => {
    await withDatabase(async (database) => {
      const proxy = await databaseProxy(database);
      process.env['PGPASSWORD'] = database.password;
      expect(await usesTls(proxy.url)).toBe(false);
      delete process.env['PGPASSWORD'];
      await expect(usesTls(proxy.url)).rejects.toMatchObject({
        code: 'LEADS_UNAVAILABLE',
        fix: expect.stringContaining('PGPASSWORD'),
      });
      await proxy.untilUnused();
      await proxy.close();
    });
  });

  test('an error for a wrong password contains no password', async () => {
    await withDatabase(async (database) => {
      const url = urlOf({ ...database, password: 'a-wrong-password' }, '127.0.0.1');
      const error: unknown = await usesTls(url).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'LEADS_UNAVAILABLE', fix: expect.stringContaining('PGPASSWORD') });
      expect(inspect(error, { depth: null, showHidden: true })).not.toContain('a-wrong-password');
    });
  });
});
