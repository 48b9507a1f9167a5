import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { answerWithin } from './answer-within.ts';
import { ClosingClient } from './closing-client.ts';
import { postgresBusy, toPostgresError } from './postgres-failure.ts';
import type { PostgresLocation } from './postgres-location.ts';

export interface ConnectionOptions {
  /** Maximum number of connections. */
  max: number;
  /** Maximum time to connect, or to wait for a free connection, in milliseconds. */
  connectTimeoutMs: number;
  /** Maximum time of a statement on the server, in milliseconds. */
  statementTimeoutMs: number;
  /** Maximum time of a job, including both, in milliseconds. */
  deadlineMs: number;
  /** Maximum number of jobs at a time; more are rejected. */
  maxJobs?: number;
}

/** Work on one connection, which may hold a transaction. */
export type PostgresJob<T> = (client: pg.ClientBase) => Promise<T>;

/** Connections to one database, opened when needed. */
export interface PostgresConnections {
  /**
   * Runs a job. After an error or at the deadline its connection is closed, which rolls back its transaction; a commit that
   * was already sent may still succeed. Rejects with `LEADS_BUSY` or `LEADS_UNAVAILABLE`.
   */
  run<T>(job: PostgresJob<T>): Promise<T>;
  /** Resolves when all jobs are done and all connections are closed, or after five seconds. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Commits must be on disk when they return; `off`, a setting of the server or the role, would lose acknowledged leads. */
const SESSION = `SELECT set_config('statement_timeout', $1, false),
  set_config('idle_in_transaction_session_timeout', $1, false),
  set_config('synchronous_commit', CASE current_setting('synchronous_commit') WHEN 'off' THEN 'local'
    ELSE current_setting('synchronous_commit') END, false)`;

/** Opens connections to a database on demand. A lost connection is replaced by the next job. */
export function postgresConnections(
  location: PostgresLocation,
  { max, connectTimeoutMs, statementTimeoutMs, deadlineMs, maxJobs = Infinity }: ConnectionOptions,
): PostgresConnections {
  const { connectionString, label } = location;
  const jobs = new Set<Promise<unknown>>();
  const configured = new WeakSet<pg.ClientBase>();
  let closing: Promise<void> | undefined;
  const pool = new pg.Pool({
    Client: ClosingClient,
    connectionString,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'vantedge-leads',
  });
  // Without listeners, a connection that the server closes would end this process. Its job is rejected.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function runJob<T>(job: PostgresJob<T>): Promise<T> {
    let client: pg.PoolClient | undefined;
    let isOver = false;
    const work = async () => {
      const connected = await pool.connect();
      if (isOver) return connected.release() as never;
      client = connected;
      if (!configured.has(client)) await client.query(SESSION, [statementTimeoutMs]);
      configured.add(client);
      return job(client);
    };
    try {
      const result = await answerWithin(work(), deadlineMs, label);
      client!.release();
      return result;
    } catch (error) {
      isOver = true;
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
      return (closing ??= Promise.race([close(), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]));
    },
  };
}
