import { randomUUID } from 'node:crypto';
import type { ClientBase } from 'pg';
import {
  comparableEmail,
  CONFIRMATION,
  type Delivery,
  type DeliveryQueue,
  type DeliveryState,
  type Erasure,
  type Lead,
  type LeadFilter,
  type LeadStore,
  type NewLead,
  type StoredLead,
  type Subscription,
} from '../lead-store.ts';
import { type PostgresConnections, postgresConnections } from './postgres-connections.ts';
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
  const runOn =
    (connections: PostgresConnections) =>
    <T>(job: (client: ClientBase) => Promise<T>) =>
      connections.run(async (client) => {
        await prepare(client);
        return job(client).catch((error: unknown) => {
          // The database is another one, such as an empty one after a failover: the next job prepares it.
          if ((error as { code?: string }).code === UNDEFINED_TABLE) prepared = undefined;
          throw error;
        });
      });
  const maintain = runOn(maintenance);
  return {
    key: () => prepared ?? urgent.run(prepare),
    put: (lead) => runOn(urgent)((client) => put(client, channel, lead, now())),
    confirm: (id, targets) => runOn(urgent)((client) => confirm(client, channel, id, targets, now())),
    unsubscribe: (id) => runOn(urgent)((client) => unsubscribe(client, channel, id)),
    list: (choice = {}) => maintain((client) => list(client, channel, choice)),
    count: () => maintain((client) => count(client, channel)),
    newest: () => maintain((client) => newest(client, channel)),
    erase: (which, { dryRun = false } = {}) => maintain((client) => erase(client, channel, which, dryRun)),
    deliveries: deliveryQueue(runOn(urgent), channel),
    counters: {
      channel,
      query: (statement) => limits.run((client) => client.query(statement)),
    },
    async close() {
      await Promise.all([urgent, maintenance, limits].map((connections) => connections.close()));
    },
  };
}

/** Stores a lead unless its key exists. The row is on disk when this resolves. */
async function put(client: ClientBase, channel: string, lead: NewLead, at: Date): Promise<StoredLead> {
  const { key, form, source = {}, contents, subscription, targets = [] } = lead;
  const email = comparableEmail(contents['email'] ?? '');
  const [from, text] = [JSON.stringify(source), JSON.stringify(contents)];
  const values = [randomUUID(), channel, key, form, at, from, email, text, subscription, targets];
  for (;;) {
    const inserted = await client.query<{ id: string }>(
      `WITH stored AS (
         INSERT INTO vantedge.leads (id, channel, key, form, at, source, email, contents, subscription)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (channel, key) DO NOTHING RETURNING id, at
       ), queued AS (
         INSERT INTO vantedge.lead_deliveries (lead, target, channel, since, due)
         SELECT id, target, $2, at, at FROM stored, unnest($10::text[]) AS target
       )
       SELECT id FROM stored`,
      values,
    );
    if (inserted.rows[0]) return { id: inserted.rows[0].id, isNew: true };
    const select = 'SELECT id FROM vantedge.leads WHERE channel = $1 AND key = $2';
    const stored = await client.query<{ id: string }>(select, [channel, key]);
    if (stored.rows[0]) return { id: stored.rows[0].id, isNew: false };
    // Erased between the two statements.
  }
}

async function confirm(
  client: ClientBase,
  channel: string,
  id: string,
  targets: readonly string[],
  at: Date,
): Promise<Subscription | undefined> {
  // Of two at once, the second waits for the lock of the row and finds it confirmed.
  await client.query(
    `WITH confirmed AS (
       UPDATE vantedge.leads SET subscription = 'active'
       WHERE channel = $1 AND id = $2 AND subscription = 'pending' RETURNING id
     ), arrived AS (
       UPDATE vantedge.lead_deliveries SET state = 'delivered'
       WHERE lead IN (SELECT id FROM confirmed) AND target = $3
     )
     INSERT INTO vantedge.lead_deliveries (lead, target, channel, since, due)
     SELECT id, target, $1, $4, $4 FROM confirmed, unnest($5::text[]) AS target`,
    [channel, id, CONFIRMATION, at, targets],
  );
  const { rows } = await client.query<{ subscription: Subscription | null }>(
    'SELECT subscription FROM vantedge.leads WHERE channel = $1 AND id = $2',
    [channel, id],
  );
  return rows[0]?.subscription ?? undefined;
}

async function unsubscribe(client: ClientBase, channel: string, id: string): Promise<void> {
  await client.query(
    `WITH erased AS (
       DELETE FROM vantedge.leads WHERE channel = $1 AND id = $2 AND subscription = 'pending'
     ), ended AS (
       UPDATE vantedge.leads SET subscription = 'ended'
       WHERE channel = $1 AND id = $2 AND subscription = 'active' RETURNING id
     )
     DELETE FROM vantedge.lead_deliveries WHERE lead IN (SELECT id FROM ended) AND state <> 'delivered'`,
    [channel, id],
  );
}

/** The selected leads of a channel, newest first. */
async function list(client: ClientBase, channel: string, { form, limit }: LeadFilter) {
  const { rows } = await client.query<LeadRow & { deliveries: Record<string, DeliveryState> | null }>(
    `SELECT id, form, at, source, contents, subscription,
       (SELECT json_object_agg(target, state) FROM vantedge.lead_deliveries WHERE lead = leads.id) AS deliveries
     FROM vantedge.leads
     WHERE channel = $1 AND ($2::text IS NULL OR form = $2)
     ORDER BY at DESC, number DESC LIMIT $3`,
    [channel, form, limit],
  );
  return rows.map(({ deliveries, ...row }) => ({ ...leadOf(row), ...(deliveries && { deliveries }) }));
}

type LeadRow = Omit<Lead, 'at' | 'subscription'> & { at: Date; subscription: Subscription | null };

const leadOf = ({ at, subscription, ...row }: LeadRow): Lead => ({
  ...row,
  at: at.toISOString(),
  ...(subscription && { subscription }),
});

function deliveryQueue(
  run: <T>(job: (client: ClientBase) => Promise<T>) => Promise<T>,
  channel: string,
): DeliveryQueue {
  return {
    take: (target, { now, until }) =>
      run(async (client) => {
        const { rows } = await client.query<LeadRow & { attempt: number; since: Date }>(
          `UPDATE vantedge.lead_deliveries AS delivery SET state = 'sending', attempts = attempts + 1, due = $4
           FROM (
             SELECT lead, target FROM vantedge.lead_deliveries
             WHERE channel = $1 AND target = $2 AND state IN ('waiting', 'sending') AND due <= $3
             ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED
           ) AS next JOIN vantedge.leads ON leads.id = next.lead
           WHERE delivery.lead = next.lead AND delivery.target = next.target
           RETURNING attempts AS attempt, since, leads.id, form, at, source, contents, subscription`,
          [channel, target, now, until],
        );
        if (!rows[0]) return undefined;
        const { attempt, since, ...lead } = rows[0];
        return { lead: leadOf(lead), target, attempt, since };
      }),
    settle: ({ lead, target, attempt }: Delivery, outcome) =>
      run(async (client) => {
        const [state, due] = typeof outcome === 'string' ? [outcome, null] : ['waiting', outcome.due];
        await client.query(
          `UPDATE vantedge.lead_deliveries SET state = $1::text, due = coalesce($2, due)
           WHERE lead = $3 AND target = $4 AND (state = 'sending' AND attempts = $5 OR $1::text = 'delivered')`,
          [state, due, lead.id, target, attempt],
        );
      }),
    retry: (now, { failedOnly = false } = {}) =>
      run(async (client) => {
        const { rowCount } = await client.query(
          `UPDATE vantedge.lead_deliveries SET state = 'waiting', attempts = 0, since = $2, due = $2
           WHERE channel = $1 AND (state = 'failed' OR state = $3)`,
          [channel, now, failedOnly ? 'failed' : 'waiting'],
        );
        return rowCount ?? 0;
      }),
    waiting: () =>
      run(async (client) => {
        const { rows } = await client.query<{ target: string; leads: number; since: Date }>(
          `SELECT target, count(*)::integer AS leads, min(since) AS since FROM vantedge.lead_deliveries
           WHERE channel = $1 AND state IN ('waiting', 'sending') GROUP BY target`,
          [channel],
        );
        return rows;
      }),
  };
}

/** The number of leads of a channel. */
async function count(client: ClientBase, channel: string): Promise<number> {
  const { rows } = await client.query<{ leads: number }>(
    'SELECT count(*)::integer AS leads FROM vantedge.leads WHERE channel = $1',
    [channel],
  );
  return rows[0]!.leads;
}

async function newest(client: ClientBase, channel: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await client.query<{ form: string; at: Date }>(
    'SELECT form, max(at) AS at FROM vantedge.leads WHERE channel = $1 GROUP BY form',
    [channel],
  );
  return new Map(rows.map(({ form, at }) => [form, at]));
}

/** The SQL condition of each kind of erasure. */
const CONDITIONS = {
  id: 'id = $2::uuid',
  email: 'email = $2',
  before: 'at < $2::timestamptz',
  expiredBefore: 'at < $2::timestamptz AND subscription IS NULL',
  unconfirmedBefore: "at < $2::timestamptz AND subscription = 'pending'",
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Key of the advisory lock of erasures: two that delete the same rows in different orders could deadlock. */
const ERASURE_LOCK = 0x1ead6;

/** Deletes the selected leads of a channel in one transaction; resolves to their number. */
async function erase(client: ClientBase, channel: string, which: Erasure, dryRun: boolean): Promise<number> {
  const [[name, given]] = Object.entries(which) as [[keyof typeof CONDITIONS, string]];
  const value = name === 'email' ? comparableEmail(given) : given;
  if (name === 'id' && !UUID.test(value)) return 0;
  const where = `FROM vantedge.leads WHERE channel = $1 AND ${CONDITIONS[name]}`;
  if (dryRun) return (await client.query(`SELECT 1 ${where}`, [channel, value])).rows.length;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [ERASURE_LOCK]);
  const { rowCount } = await client.query(`DELETE ${where}`, [channel, value]);
  await client.query('COMMIT');
  return rowCount ?? 0;
}
