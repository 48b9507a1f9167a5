import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { withTemporaryFolder } from '@vantedge/release/testing';
import { postgresConnections } from './postgres-connections.ts';
import { parsePostgresUrl } from './postgres-location.ts';
import { databaseProxy } from './testing/database-proxy.ts';
import { type TestDatabase, withDatabase } from './testing/test-database.ts';

const TIMES = { connectTimeoutMs: 600_000, statementTimeoutMs: 600_000, deadlineMs: 600_000 };

/** Whether a connection with this URL uses TLS. Rejects if it fails. */
async function usesTls(url: string): Promise<boolean> {
  const connections = postgresConnections(parsePostgresUrl(url), { max: 1, ...TIMES });
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
