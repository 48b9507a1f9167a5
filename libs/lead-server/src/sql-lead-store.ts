import { randomUUID } from 'node:crypto';
import {
  comparableEmail,
  CONFIRMATION,
  type Delivery,
  type DeliveryQueue,
  type DeliveryState,
  type Erasure,
  type Lead,
  type LeadContents,
  type LeadSource,
  type LeadStore,
  type Subscription,
} from './lead-store.ts';
import type { SqlResult, SqlStatement } from './sql-worker.cjs';

/** Who waits for statements: a visitor, the delivery of leads, or an operator, whose statements may read the whole table. */
export type Waiting = 'visitor' | 'delivery' | 'operator';

/** A database with the tables `leads` and `lead_deliveries`, and how its SQL differs from that of others. */
export interface LeadSql {
  /** A table with the column `value`, of the strings in a JSON array. */
  each(parameter: string): string;
  /** The aggregate of names and values as a JSON object. */
  objectOf: string;
  /** Ends a SELECT whose row nobody else may change, or take, in this transaction. */
  forUpdate: string;
  skipLocked: string;
  /** Runs statements, all or none of them. Placeholders are `$1`, `$2`, …; times are ISO 8601. */
  run(statements: readonly SqlStatement[], waiting: Waiting): Promise<SqlResult[]>;
  /** Deletes the leads that meet a condition; resolves to their number. */
  erase(condition: string, parameters: readonly string[]): Promise<number>;
}

/** Returns the methods of a lead store of a channel that are the same in every database. */
export function sqlLeadStore(
  sql: LeadSql,
  channel: string,
  now: () => Date,
): Omit<LeadStore, 'key' | 'counters' | 'close'> {
  const rowsOf = async <T>(
    waiting: Waiting,
    text: string,
    ...parameters: SqlStatement['parameters'] & {}
  ) => {
    const [found] = await sql.run([{ sql: text, parameters }], waiting);
    return found!.rows as T[];
  };
  return {
    async put({ key, form, source = {}, contents, subscription = null, targets = [] }) {
      const id = randomUUID();
      const email = comparableEmail(contents['email'] ?? '');
      const [from, text] = [JSON.stringify(source), JSON.stringify(contents)];
      const statements = [
        {
          sql: `INSERT INTO leads (id, channel, key, form, at, source, email, contents, subscription)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (channel, key) DO NOTHING`,
          parameters: [id, channel, key, form, now().toISOString(), from, email, text, subscription],
        },
        {
          sql: `INSERT INTO lead_deliveries (lead, target, channel, since, due)
            SELECT leads.id, value, channel, at, at FROM leads, ${sql.each('$1')} WHERE leads.id = $2`,
          parameters: [JSON.stringify(targets), id],
        },
        { sql: 'SELECT id FROM leads WHERE channel = $1 AND key = $2', parameters: [channel, key] },
      ];
      for (;;) {
        const [inserted, , stored] = await sql.run(statements, 'visitor');
        const [lead] = stored!.rows as { id: string }[];
        if (lead) return { id: lead.id, isNew: inserted!.changes === 1 };
        // Another process has erased it between two of the statements.
      }
    },
    async confirm(id, targets) {
      const which = [channel, id];
      const found = await sql.run(
        [
          // Of two at once, the second waits, and finds it confirmed.
          { sql: `SELECT id FROM leads WHERE channel = $1 AND id = $2${sql.forUpdate}`, parameters: which },
          {
            sql: `INSERT INTO lead_deliveries (lead, target, channel, since, due)
              SELECT leads.id, value, channel, $1, $1 FROM leads, ${sql.each('$2')}
              WHERE channel = $3 AND leads.id = $4 AND subscription = 'pending'`,
            parameters: [now().toISOString(), JSON.stringify(targets), ...which],
          },
          // Also if its server does not know whether the mail was sent: it has arrived.
          {
            sql: "UPDATE lead_deliveries SET state = 'delivered' WHERE channel = $1 AND lead = $2 AND target = $3",
            parameters: [...which, CONFIRMATION],
          },
          {
            sql: "UPDATE leads SET subscription = 'active' WHERE channel = $1 AND id = $2 AND subscription = 'pending'",
            parameters: which,
          },
          { sql: 'SELECT subscription FROM leads WHERE channel = $1 AND id = $2', parameters: which },
        ],
        'visitor',
      );
      const [lead] = found.at(-1)!.rows as { subscription: Subscription | null }[];
      return lead?.subscription ?? undefined;
    },
    async unsubscribe(id) {
      const statements = [
        `SELECT id FROM leads WHERE channel = $1 AND id = $2${sql.forUpdate}`,
        "DELETE FROM leads WHERE channel = $1 AND id = $2 AND subscription = 'pending'",
        `DELETE FROM lead_deliveries WHERE state <> 'delivered'
           AND lead IN (SELECT id FROM leads WHERE channel = $1 AND id = $2 AND subscription = 'active')`,
        "UPDATE leads SET subscription = 'ended' WHERE channel = $1 AND id = $2 AND subscription = 'active'",
      ];
      const parameters = [channel, id];
      await sql.run(
        statements.map((statement) => ({ sql: statement, parameters })),
        'visitor',
      );
    },
    async list({ form = null, limit = Number.MAX_SAFE_INTEGER } = {}) {
      const rows = await rowsOf<LeadRow & { deliveries: Json<Record<string, DeliveryState>> | null }>(
        'operator',
        `SELECT ${COLUMNS}, (
           SELECT ${sql.objectOf}(target, state) FROM lead_deliveries WHERE lead = leads.id
         ) AS deliveries
         FROM leads WHERE channel = $1 AND (CAST($2 AS text) IS NULL OR form = $2)
         ORDER BY at DESC, number DESC LIMIT $3`,
        channel,
        form,
        limit,
      );
      return rows.map(({ deliveries, ...row }) => {
        const states = parsed(deliveries ?? '{}');
        return { ...leadOf(row), ...(Object.keys(states).length && { deliveries: states }) };
      });
    },
    async count() {
      const statement = 'SELECT count(*) AS leads FROM leads WHERE channel = $1';
      const [counted] = await rowsOf<{ leads: number | string }>('operator', statement, channel);
      return Number(counted!.leads);
    },
    async newest() {
      const rows = await rowsOf<{ form: string; at: Date | string }>(
        'operator',
        'SELECT form, max(at) AS at FROM leads WHERE channel = $1 GROUP BY form',
        channel,
      );
      return new Map(rows.map(({ form, at }) => [form, new Date(at)]));
    },
    async erase(which, { dryRun = false } = {}) {
      const [[name, given]] = Object.entries(which) as [[KindOfErasure, string]];
      if (name === 'id' && !UUID.test(given)) return 0;
      const condition = `channel = $1 AND ${CONDITIONS[name]}`;
      const parameters = [channel, name === 'email' ? comparableEmail(given) : given];
      if (!dryRun) return sql.erase(condition, parameters);
      return (await rowsOf('operator', `SELECT id FROM leads WHERE ${condition}`, ...parameters)).length;
    },
    deliveries: deliveryQueue(sql, channel, rowsOf),
  };
}

type RowsOf = <T>(waiting: Waiting, text: string, ...parameters: (string | number | null)[]) => Promise<T[]>;

const deliveryQueue = (sql: LeadSql, channel: string, rowsOf: RowsOf): DeliveryQueue => ({
  async take(target, { now, until }) {
    const [taken] = await rowsOf<{ id: string; attempt: number; since: Date | string }>(
      'delivery',
      `UPDATE lead_deliveries SET state = 'sending', attempts = attempts + 1, due = $1
       WHERE target = $2 AND lead = (
         SELECT lead FROM lead_deliveries
         WHERE channel = $3 AND target = $2 AND state IN ('waiting', 'sending') AND due <= $4
         ORDER BY due LIMIT 1${sql.skipLocked}
       ) RETURNING lead AS id, attempts AS attempt, since`,
      until.toISOString(),
      target,
      channel,
      now.toISOString(),
    );
    if (!taken) return undefined;
    const { id, attempt, since } = taken;
    const [row] = await rowsOf<LeadRow>('delivery', `SELECT ${COLUMNS} FROM leads WHERE id = $1`, id);
    // It may have been erased.
    return row && { lead: leadOf(row), target, attempt, since: new Date(since) };
  },
  async settle({ lead, target, attempt }: Delivery, outcome) {
    const [state, due] =
      typeof outcome === 'string' ? [outcome, null] : ['waiting', outcome.due.toISOString()];
    await rowsOf(
      'delivery',
      `UPDATE lead_deliveries SET state = CAST($1 AS text), due = coalesce($2, due)
       WHERE lead = $3 AND target = $4
         AND (state = 'sending' AND attempts = $5 OR CAST($1 AS text) = 'delivered')`,
      state,
      due,
      lead.id,
      target,
      attempt,
    );
  },
  async retry(now, { failedOnly = false } = {}) {
    const rows = await rowsOf(
      'delivery',
      `UPDATE lead_deliveries SET state = 'waiting', attempts = 0, since = $1, due = $1
       WHERE channel = $2 AND (state = 'failed' OR state = $3) RETURNING lead`,
      now.toISOString(),
      channel,
      failedOnly ? 'failed' : 'waiting',
    );
    return rows.length;
  },
  async waiting() {
    const rows = await rowsOf<{ target: string; leads: number | string; since: Date | string }>(
      'delivery',
      `SELECT target, count(*) AS leads, min(since) AS since FROM lead_deliveries
       WHERE channel = $1 AND state IN ('waiting', 'sending') GROUP BY target`,
      channel,
    );
    return rows.map(({ target, leads, since }) => ({
      target,
      leads: Number(leads),
      since: new Date(since),
    }));
  },
});

const COLUMNS = 'id, form, at, source, contents, subscription';

/** JSON as a database gives it: as text, or parsed. */
type Json<T> = string | T;

const parsed = <T>(json: Json<T>): T => (typeof json === 'string' ? (JSON.parse(json) as T) : json);

interface LeadRow {
  id: string;
  form: string;
  at: Date | string;
  source: Json<LeadSource>;
  contents: Json<LeadContents>;
  subscription: Subscription | null;
}

const leadOf = ({ at, source, contents, subscription, ...row }: LeadRow): Lead => ({
  ...row,
  at: new Date(at).toISOString(),
  source: parsed(source),
  contents: parsed(contents),
  ...(subscription && { subscription }),
});

type KindOfErasure = Erasure extends infer Each ? (Each extends unknown ? keyof Each : never) : never;

/** The condition of each kind of erasure. */
const CONDITIONS: Record<KindOfErasure, string> = {
  id: 'id = $2',
  email: 'email = $2',
  before: 'at < $2',
  expiredBefore: 'at < $2 AND subscription IS NULL',
  unconfirmedBefore: "at < $2 AND subscription = 'pending'",
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
