import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { types } from 'node:util';
import pg from 'pg';
import { command, type Fix, SiteError } from '@vantedge/errors';
import type { PostgresLocation } from './postgres-location.ts';

export interface ConnectionOptions {
  /** Maximum number of connections. */
  max: number;
  /** Maximum time to connect or to wait for a free connection, and of a statement on the server, in milliseconds. */
  timeoutMs: number;
  /** Maximum number of jobs at a time; more are rejected. */
  maxJobs?: number;
}

/** Connections to one database, opened when needed. */
export interface PostgresConnections {
  /**
   * Runs a job on one connection, which may hold a transaction. After an error its connection is closed, which rolls back its
   * transaction; a commit that was already sent may still succeed. Rejects with `LEADS_BUSY` or `LEADS_UNAVAILABLE`.
   */
  run<T>(job: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Resolves when all jobs are done and all connections are closed, or after five seconds. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Commits must be on disk when they return; `off`, a setting of the server or the role, would lose acknowledged leads. */
const SESSION = `SELECT set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $1, false),
  set_config('search_path', 'vantedge', false),
  set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'local'
    ELSE current_setting('synchronous_commit') END, false)`;

/** Opens connections to a database on demand. A lost connection is replaced by the next job. */
export function postgresConnections(
  location: PostgresLocation,
  { max, timeoutMs, maxJobs = Infinity }: ConnectionOptions,
): PostgresConnections {
  const { connectionString, label } = location;
  const jobs = new Set<Promise<unknown>>();
  const configured = new WeakSet<pg.ClientBase>();
  const sockets = new Set<Socket>();
  let closing: Promise<void> | undefined;
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: timeoutMs,
    // Later than on the server, so that a lead answered with 503 is rarely stored afterwards.
    query_timeout: 1.2 * timeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'vantedge-leads',
    stream() {
      const socket = new Socket();
      sockets.add(socket.on('close', () => sockets.delete(socket)));
      return socket;
    },
  });
  // Without listeners, a connection that the server closes would end this process. Its job is rejected.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));

  async function runJob<T>(job: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    try {
      client = await pool.connect();
      // Not the pool's `onConnect`: when the connection is terminated meanwhile, `connect` may never settle.
      if (!configured.has(client)) await client.query(SESSION, [timeoutMs]);
      configured.add(client);
      const result = await job(client);
      client.release();
      return result;
    } catch (error) {
      client?.release(true);
      throw toPostgresError(error, location);
    }
  }

  return {
    async run(job) {
      if (closing) throw postgresBusy(label, 'The server is closing.');
      if (jobs.size >= maxJobs) throw postgresBusy(label, `${jobs.size} leads are waiting to be written.`);
      const running = runJob(job);
      jobs.add(running);
      return running.finally(() => jobs.delete(running));
    },
    close() {
      const close = async () => {
        await Promise.allSettled(jobs);
        await pool.end();
      };
      const timeout = pause(CLOSE_TIMEOUT_MS, undefined, { ref: false });
      return (closing ??= Promise.race([close(), timeout]).finally(() => {
        // A connection that is never answered would keep the process alive.
        for (const socket of sockets) socket.destroy();
      }));
    },
  };
}

/**
 * Classes of SQLSTATE whose messages describe the database: connection, transaction state, login, names, permissions,
 * resources and operator intervention. Messages of all other classes may quote a lead.
 */
const SAFE_CLASSES = ['08', '25', '28', '3D', '3F', '42', '53', '55', '57', '58'];

/** Lock or statement timeout, deadlock, and too many connections: the same statement may succeed later. */
const BUSY = ['55P03', '57014', '40P01', '40001', '53300'];

/** Messages of the driver's own time limits, which have no code. */
const TIMED_OUT = ['timeout exceeded when trying to connect', 'Query read timeout'];

/** Converts an error of the driver to a `SiteError` without data of a lead, without cause, and without password. */
export function toPostgresError(error: unknown, { label }: PostgresLocation): unknown {
  if (error instanceof SiteError || !types.isNativeError(error)) return error;
  const { code = '', message, name } = error as Error & { code?: string };
  // The driver has no code for a full pool and a lost connection. Others are bugs and keep their stack.
  if (!code && name !== 'Error') return error;
  if (BUSY.includes(code) || TIMED_OUT.includes(message)) {
    return postgresBusy(label, `PostgreSQL is busy${code && `: ${message} (${code})`}.`);
  }
  const isSafe = !isSqlState(code) || SAFE_CLASSES.includes(code.slice(0, 2));
  const reason = isSafe ? [message, code && `(${code})`].filter(Boolean).join(' ') : `SQLSTATE ${code}`;
  return new SiteError('LEADS_UNAVAILABLE', `Cannot read or write leads in PostgreSQL: ${reason}.`, {
    at: label,
    fix: fixOf(code, message, label),
  });
}

/** The error when a lead cannot be stored now but may be later. */
export const postgresBusy = (label: string, message: string) =>
  new SiteError('LEADS_BUSY', message, {
    at: label,
    fix: command('psql', label, '-c', 'SELECT * FROM pg_stat_activity'),
  });

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

function fixOf(code: string, message: string, label: string): Fix {
  if (code.startsWith('28') || message.startsWith('SASL'))
    return 'set the user in --leads and its password in PGPASSWORD';
  if (code === '42501')
    return "grant the role the server's privileges: docs/operators/storage.md, PostgreSQL";
  if (/SSL|CERT|SELF_SIGNED|UNABLE_TO/.test(`${code} ${message}`))
    return 'use --leads postgres://…?sslmode=verify-full&sslrootcert=<file>';
  return command('psql', label, '-c', 'SELECT 1');
}
