import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import type { LeadStores } from '../../testing/lead-store-contract.ts';
import { postgresLeadStore } from '../postgres-lead-store.ts';
import { parsePostgresUrl } from '../postgres-location.ts';

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

/** A TCP proxy in front of a database, which requires the password. */
export interface DatabaseProxy {
  /** URL of the database behind the proxy. */
  url: string;
  /** `broken` ends all connections, now and later; `stalled` keeps them and forwards nothing. */
  set(state: 'open' | 'broken' | 'stalled'): void;
  /** Resolves when no one is connected. */
  untilUnused(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy that can interrupt connections like a network. */
export async function databaseProxy({ port, name }: TestDatabase): Promise<DatabaseProxy> {
  let state = 'open';
  const sockets = new Set<Socket>();
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const server = createServer((visitor) => {
    track(visitor);
    if (state === 'broken') return void visitor.destroy();
    const database = connect(port, '127.0.0.1');
    track(database);
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      from.on('data', (bytes) => state === 'open' && to.write(bytes));
      from.on('close', () => to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port: proxyPort } = server.address() as { port: number };
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `postgres://postgres@127.0.0.1:${proxyPort}/${name}`,
    set(next) {
      state = next;
      if (next === 'broken') disconnect();
    },
    async untilUnused() {
      while (sockets.size) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async close() {
      server.close();
      disconnect();
      await once(server, 'close');
    },
  };
}
