import type { ClientBase } from 'pg';
import type { LeadStore } from '../lead-store.ts';
import { type LeadSql, sqlLeadStore } from '../sql-lead-store.ts';
import type { SqlResult, SqlStatement } from '../sql-worker.cjs';
import { postgresConnections } from './postgres-connections.ts';
import type { PostgresLocation } from './postgres-location.ts';
import { prepareLeads } from './postgres-schema.ts';

interface Options {
  channel: string;
  /** Create a missing schema; otherwise it is `LEADS_NOT_FOUND`. */
  create?: boolean;
  now?: () => Date;
  /** Maximum time of each step of storing a lead, in milliseconds. */
  timeoutMs?: number;
  /** Maximum number of leads that wait to be written. */
  maxWaiting?: number;
}

/** Connecting and storing together stay within the 10 s that the form's script waits for a response. */
const TIMEOUT_MS = 2_500;
const MAX_WAITING = 100;

/** With one for maintenance and two for limits, ten servers stay far below PostgreSQL's default limit of 100 connections. */
const MAX_CONNECTIONS = 4;

/** Listing and erasing may read the whole table. */
const MAINTENANCE_TIMEOUT_MS = 300_000;

/** SQLSTATE of a statement that names a table which does not exist. */
const UNDEFINED_TABLE = '42P01';

/** Key of the advisory lock of erasures: two that delete the same rows in different orders could deadlock. */
const ERASURE_LOCK = 0x1ead6;

/** A lead waits for several limits; after this time, its server counts for itself. */
const LIMIT_TIMEOUT_MS = 500;

/**
 * A lead store in PostgreSQL, for any number of servers. Connects when it is first used, and again after it lost the
 * connection; until then its methods reject. Leads of other channels are invisible.
 */
export function postgresLeadStore(
  location: PostgresLocation,
  {
    channel,
    create = false,
    now = () => new Date(),
    timeoutMs = TIMEOUT_MS,
    maxWaiting = MAX_WAITING,
  }: Options,
): LeadStore {
  const urgent = postgresConnections(location, { max: MAX_CONNECTIONS, timeoutMs, maxJobs: maxWaiting });
  // Separate connections, so that no visitor waits for an export or an erasure.
  const maintenance = postgresConnections(location, { max: 1, timeoutMs: MAINTENANCE_TIMEOUT_MS });
  const limits = postgresConnections(location, { max: 2, timeoutMs: LIMIT_TIMEOUT_MS, maxJobs: maxWaiting });
  let prepared: Promise<Buffer> | undefined;
  const prepare = (client: ClientBase) => {
    prepared ??= prepareLeads(client, channel, { create, at: location.label }).catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  const run: LeadSql['run'] = (statements, waiting) =>
    (waiting === 'operator' ? maintenance : urgent).run(async (client) => {
      await prepare(client);
      return runAll(client, statements).catch((error: unknown) => {
        // The database is another one, such as an empty one after a failover: the next job prepares it.
        if ((error as { code?: string }).code === UNDEFINED_TABLE) prepared = undefined;
        throw error;
      });
    });
  const sql: LeadSql = {
    each: (parameter) => `json_array_elements_text(${parameter}::json) AS each(value)`,
    objectOf: 'json_object_agg',
    forUpdate: ' FOR UPDATE',
    skipLocked: ' FOR UPDATE SKIP LOCKED',
    run,
    async erase(condition, parameters) {
      const lock = { sql: 'SELECT pg_advisory_xact_lock($1)', parameters: [ERASURE_LOCK] };
      const erased = { sql: `DELETE FROM leads WHERE ${condition}`, parameters };
      const [, { changes } = { changes: 0 }] = await run([lock, erased], 'operator');
      return changes;
    },
  };
  return {
    key: () => prepared ?? urgent.run(prepare),
    ...sqlLeadStore(sql, channel, now),
    counters: {
      channel,
      query: (statement) => limits.run((client) => client.query(statement)),
    },
    async close() {
      await Promise.all([urgent, maintenance, limits].map((connections) => connections.close()));
    },
  };
}

/** Runs statements, several of them in a transaction. */
async function runAll(client: ClientBase, statements: readonly SqlStatement[]): Promise<SqlResult[]> {
  const results: SqlResult[] = [];
  if (statements.length > 1) await client.query('BEGIN');
  for (const { sql, parameters = [] } of statements) {
    const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, [...parameters]);
    results.push({ rows, changes: rowCount ?? 0 });
  }
  if (statements.length > 1) await client.query('COMMIT');
  return results;
}
