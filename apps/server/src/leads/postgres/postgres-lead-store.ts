import type { ClientBase } from 'pg';
import type { LeadStore } from '../lead-store.ts';
import { answerWithin } from './answer-within.ts';
import * as leadRecords from './lead-records.ts';
import * as statements from './lead-statements.ts';
import { postgresConnections } from './postgres-connections.ts';
import type { PostgresLocation } from './postgres-location.ts';
import { prepareLeads } from './postgres-schema.ts';

interface Options {
  channel: string;
  /** Create a missing schema; otherwise it is `LEADS_NOT_FOUND`. */
  create?: boolean;
  now?: () => Date;
  /** Maximum time to store a lead, including connecting, in milliseconds. */
  deadlineMs?: number;
  /** Maximum number of leads that wait to be written. */
  maxWaiting?: number;
}

/** Like the SQLite store: half of what the form's script waits for a response. */
const DEADLINE_MS = 5_000;
const MAX_WAITING = 100;

/** Ten servers together stay far below PostgreSQL's default limit of 100 connections. */
const MAX_CONNECTIONS = 4;

/** Listing and erasing may read the whole table, and a migration may rewrite it. */
const MAINTENANCE_DEADLINE_MS = 300_000;

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
    deadlineMs = DEADLINE_MS,
    maxWaiting = MAX_WAITING,
  }: Options,
): LeadStore {
  const connectTimeoutMs = 0.8 * deadlineMs;
  const urgent = postgresConnections(location, {
    max: MAX_CONNECTIONS,
    connectTimeoutMs,
    // The server gives up before the client, so that a lead answered with 503 is rarely stored afterwards.
    statementTimeoutMs: Math.ceil(0.9 * deadlineMs),
    deadlineMs,
    maxJobs: maxWaiting,
  });
  // Separate connections, so that no visitor waits for an export or an erasure.
  const maintenance = postgresConnections(location, {
    max: 1,
    connectTimeoutMs,
    statementTimeoutMs: MAINTENANCE_DEADLINE_MS,
    deadlineMs: MAINTENANCE_DEADLINE_MS,
  });
  let prepared: Promise<Buffer> | undefined;
  const prepare = () => {
    prepared ??= maintenance
      .run((client) => prepareLeads(client, channel, { create, at: location.label }))
      .catch((error: unknown) => {
        prepared = undefined;
        throw error;
      });
    return prepared;
  };
  const maintain = async <T>(job: (client: ClientBase) => Promise<T>) => {
    await prepare();
    return maintenance.run(job);
  };
  return {
    key: () => answerWithin(prepare(), deadlineMs, location.label),
    put: (lead) =>
      urgent.run(async (client) => {
        await prepare();
        return statements.put(client, channel, lead, now());
      }),
    list: (choice = {}) => maintain((client) => statements.list(client, channel, choice)),
    count: ({ honeypot = false } = {}) => maintain((client) => statements.count(client, channel, honeypot)),
    records: () => maintain((client) => leadRecords.records(client, channel)),
    add: (all) => maintain((client) => leadRecords.add(client, channel, all)),
    erase: (which) => maintain((client) => statements.erase(client, channel, which)),
    async close() {
      await urgent.close();
      await maintenance.close();
    },
  };
}
