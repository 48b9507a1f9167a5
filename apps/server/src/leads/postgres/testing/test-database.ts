import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { LeadStores } from '../../testing/lead-stores.ts';
import { parsePostgresUrl } from '../postgres-location.ts';
import { postgresLeadStore } from '../postgres-lead-store.ts';

/** The server that Jest's global setup starts; see tests/postgres/start-postgres.ts. */
interface TestServer {
  socketFolder: string;
  port: number;
  password: string;
  certificate: string;
}

/** A new, empty database. */
export interface TestDatabase extends TestServer {
  name: string;
  /** URL of its Unix socket. */
  url: string;
  /** URL with which another user connects to its Unix socket. */
  urlOf(user: string): string;
  /** Runs SQL as the superuser, on one connection, and returns the last statement's rows. */
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** Opens another connection of the superuser. */
  connect(): Promise<pg.Client>;
}

/** Creates a database for one test, with options of `CREATE DATABASE`. */
export async function withDatabase(
  work: (database: TestDatabase) => Promise<void>,
  options = '',
): Promise<void> {
  const server = JSON.parse(process.env['TEST_POSTGRES']!) as TestServer;
  const { socketFolder: host, port } = server;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const urlOf = (user: string) =>
    `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`;
  const connect = async (database = name) => {
    const client = new pg.Client({ host, port, database, user: 'postgres' });
    await client.connect();
    return client;
  };
  const administrator = await connect('postgres');
  await administrator.query(`CREATE DATABASE ${name} ${options}`);
  const client = await connect();
  const sql = async (text: string, values?: unknown[]) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;
  try {
    await work({ ...server, name, url: urlOf('postgres'), urlOf, sql, connect: () => connect() });
  } finally {
    await client.end();
    await administrator.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await administrator.end();
  }
}

/** The lead stores of a database. */
export const storesIn = ({ url }: TestDatabase): LeadStores => ({
  open: ({ channel = 'production', now } = {}) =>
    postgresLeadStore(parsePostgresUrl(url), { channel, create: true, ...(now && { now }) }),
  read: () => postgresLeadStore(parsePostgresUrl(url), { channel: 'production' }),
});
