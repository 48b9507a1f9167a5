import { randomUUID } from 'node:crypto';
import { command, SiteError } from '@vantedge/errors';
import { openLeadDatabase, storedKey, toSiteError } from './lead-database.ts';
import {
  comparableEmail,
  CONFIRMATION,
  type Delivery,
  type DeliveryQueue,
  type DeliveryState,
  type Erasure,
  type Lead,
  type LeadContents,
  type LeadFilter,
  type LeadSource,
  type LeadStore,
  type ListedLead,
  type NewLead,
  type StoredLead,
  type Subscription,
} from './lead-store.ts';
import { type SqlThread, sqlThread, type SqlThreadOptions } from './sql-thread.ts';
import type { SqlStatement } from './sql-worker.cjs';

type SqliteOptions = SqlThreadOptions & { create?: boolean; now?: () => Date };

/**
 * A lead store in an SQLite file; a thread waits for locks and the disk. A missing file is an error unless `create` is given. A server's
 * leads have a deadline, everything else waits up to three seconds for a lock.
 */
export function sqliteLeadStore(
  file: string,
  { create = false, now = () => new Date(), ...options }: SqliteOptions = {},
): LeadStore {
  const database = openLeadDatabase(file, { create });
  const key = storedKey(database);
  database.close();
  const thread = sqlThread(file, options);
  const sql: SqlThread = {
    ...thread,
    run: (job) =>
      thread.run(job).catch((error: unknown) => {
        throw toSiteError(error, file);
      }),
  };
  return {
    key: async () => key,
    put: (lead) => put(sql, lead, now()),
    confirm: (id, targets) => confirm(sql, id, targets, now()),
    unsubscribe: (id) => unsubscribe(sql, id),
    list: (choice = {}) => list(sql, choice),
    count: () => count(sql),
    newest: () => newest(sql),
    erase: (which, { dryRun = false } = {}) => erase(sql, which, dryRun, file),
    deliveries: deliveryQueue(sql),
    close: () => sql.close(),
  };
}

async function put(sql: SqlThread, lead: NewLead, at: Date): Promise<StoredLead> {
  const { key, form, source = {}, contents, subscription = null, targets = [] } = lead;
  const email = comparableEmail(contents['email'] ?? '');
  const [from, text] = [JSON.stringify(source), JSON.stringify(contents)];
  const newId = randomUUID();
  const values = [newId, key, form, at.toISOString(), from, email, text, subscription];
  const [inserted, , stored] = await sql.run({
    transaction: true,
    urgent: true,
    statements: [
      {
        sql: 'INSERT INTO leads (id, key, form, at, source, email, contents, subscription) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
        parameters: values,
      },
      {
        sql: 'INSERT INTO deliveries (lead, target, since, due) SELECT leads.id, value, at, at FROM leads, json_each(?) WHERE leads.id = ?',
        parameters: [JSON.stringify(targets), newId],
      },
      { sql: 'SELECT id FROM leads WHERE key = ?', parameters: [key] },
    ],
  });
  const [{ id }] = stored!.rows as [{ id: string }];
  return { id, isNew: inserted!.changes === 1 };
}

async function confirm(sql: SqlThread, id: string, targets: readonly string[], at: Date) {
  const [, , , found] = await sql.run({
    transaction: true,
    urgent: true,
    statements: [
      {
        sql: `INSERT INTO deliveries (lead, target, since, due)
          SELECT leads.id, value, ?1, ?1 FROM leads, json_each(?2) WHERE leads.id = ?3 AND subscription = 'pending'`,
        parameters: [at.toISOString(), JSON.stringify(targets), id],
      },
      // Also if its server does not know whether the mail was sent: it has arrived.
      {
        sql: "UPDATE deliveries SET state = 'delivered' WHERE lead = ? AND target = ?",
        parameters: [id, CONFIRMATION],
      },
      {
        sql: "UPDATE leads SET subscription = 'active' WHERE id = ? AND subscription = 'pending'",
        parameters: [id],
      },
      { sql: 'SELECT subscription FROM leads WHERE id = ?', parameters: [id] },
    ],
  });
  const [lead] = found!.rows as { subscription: Subscription | null }[];
  return lead?.subscription ?? undefined;
}

async function unsubscribe(sql: SqlThread, id: string): Promise<void> {
  const statements = [
    "DELETE FROM leads WHERE id = ? AND subscription = 'pending'",
    "DELETE FROM deliveries WHERE lead IN (SELECT id FROM leads WHERE id = ? AND subscription = 'active') AND state <> 'delivered'",
    "UPDATE leads SET subscription = 'ended' WHERE id = ? AND subscription = 'active'",
  ];
  await sql.run({
    transaction: true,
    urgent: true,
    statements: statements.map((statement) => ({ sql: statement, parameters: [id] })),
  });
}

/** The rows of one statement. */
async function rowsOf<T>(sql: SqlThread, statement: string, parameters: SqlStatement['parameters']) {
  const [found] = await sql.run({ statements: [{ sql: statement, parameters }] });
  return found!.rows as T[];
}

async function list(sql: SqlThread, { form, limit = -1 }: LeadFilter): Promise<ListedLead[]> {
  const rows = await rowsOf<LeadRow & { deliveries: string }>(
    sql,
    `SELECT id, form, at, source, contents, subscription,
       (SELECT json_group_object(target, state) FROM deliveries WHERE lead = leads.id) AS deliveries
     FROM leads WHERE ? IS NULL OR form = ?
     ORDER BY at DESC, rowid DESC LIMIT ?`,
    [form ?? null, form ?? null, limit],
  );
  return rows.map(({ deliveries: states, ...row }) => {
    const deliveries = JSON.parse(states) as Record<string, DeliveryState>;
    return { ...leadOf(row), ...(Object.keys(deliveries).length && { deliveries }) };
  });
}

type LeadRow = Omit<Lead, 'source' | 'contents' | 'subscription'> & {
  source: string;
  contents: string;
  subscription: Subscription | null;
};

const leadOf = ({ source, contents, subscription, ...row }: LeadRow): Lead => ({
  ...row,
  source: JSON.parse(source) as LeadSource,
  contents: JSON.parse(contents) as LeadContents,
  ...(subscription && { subscription }),
});

function deliveryQueue(sql: SqlThread): DeliveryQueue {
  const write = async (statement: string, parameters: SqlStatement['parameters']) =>
    (await sql.run({ transaction: true, statements: [{ sql: statement, parameters }] }))[0]!;
  return {
    async take(target, { now, until }) {
      const due =
        "FROM deliveries WHERE target = ? AND state IN ('waiting', 'sending') AND due <= ? ORDER BY due LIMIT 1";
      const which = [target, now.toISOString()];
      // Most of the time there is none, and a look takes no lock.
      if (!(await rowsOf(sql, `SELECT 1 ${due}`, which)).length) return undefined;
      const { rows } = await write(
        `UPDATE deliveries SET state = 'sending', attempts = attempts + 1, due = ?
         WHERE rowid = (SELECT rowid ${due}) RETURNING lead, attempts AS attempt, since`,
        [until.toISOString(), ...which],
      );
      const [taken] = rows as { lead: string; attempt: number; since: string }[];
      const select = 'SELECT id, form, at, source, contents, subscription FROM leads WHERE id = ?';
      const [lead] = taken ? await rowsOf<LeadRow>(sql, select, [taken.lead]) : [];
      // Another server has taken it, or it was erased.
      if (!taken || !lead) return undefined;
      return { lead: leadOf(lead), target, attempt: taken.attempt, since: new Date(taken.since) };
    },
    async settle({ lead, target, attempt }: Delivery, outcome) {
      const [state, due] =
        typeof outcome === 'string' ? [outcome, null] : ['waiting', outcome.due.toISOString()];
      await write(
        `UPDATE deliveries SET state = ?1, due = coalesce(?2, due)
         WHERE lead = ?3 AND target = ?4 AND (state = 'sending' AND attempts = ?5 OR ?1 = 'delivered')`,
        [state, due, lead.id, target, attempt],
      );
    },
    async retry(now, { failedOnly = false } = {}) {
      const { changes } = await write(
        `UPDATE deliveries SET state = 'waiting', attempts = 0, since = ?1, due = ?1
         WHERE state = 'failed' OR state = ?2`,
        [now.toISOString(), failedOnly ? 'failed' : 'waiting'],
      );
      return changes;
    },
    async waiting() {
      const rows = await rowsOf<{ target: string; leads: number; since: string }>(
        sql,
        "SELECT target, count(*) AS leads, min(since) AS since FROM deliveries WHERE state IN ('waiting', 'sending') GROUP BY target",
        [],
      );
      return rows.map(({ since, ...row }) => ({ ...row, since: new Date(since) }));
    },
  };
}

async function count(sql: SqlThread): Promise<number> {
  const [counted] = await rowsOf<{ leads: number }>(sql, 'SELECT count(*) AS leads FROM leads', []);
  return counted!.leads;
}

async function newest(sql: SqlThread): Promise<ReadonlyMap<string, Date>> {
  const rows = await rowsOf<{ form: string; at: string }>(
    sql,
    'SELECT form, max(at) AS at FROM leads GROUP BY form',
    [],
  );
  return new Map(rows.map(({ form, at }) => [form, new Date(at)]));
}

/** The SQL condition of each kind of erasure. */
const CONDITIONS = {
  id: 'id = ?',
  email: 'email = ?',
  before: 'at < ?',
  expiredBefore: 'at < ? AND subscription IS NULL',
  unconfirmedBefore: "at < ? AND subscription = 'pending'",
};

/** Erases rows. `secure_delete` overwrites them; copies in the write-ahead log are cleared afterwards, also after an erasure of nothing. */
async function erase(sql: SqlThread, which: Erasure, dryRun: boolean, file: string): Promise<number> {
  const [[name, given]] = Object.entries(which) as [[keyof typeof CONDITIONS, string]];
  const value = name === 'email' ? comparableEmail(given) : given;
  if (dryRun) return (await rowsOf(sql, `SELECT id FROM leads WHERE ${CONDITIONS[name]}`, [value])).length;
  const some = `SELECT rowid FROM leads WHERE ${CONDITIONS[name]} LIMIT ${ERASED_AT_ONCE}`;
  const statement = { sql: `DELETE FROM leads WHERE rowid IN (${some})`, parameters: [value] };
  let changes = 0;
  let last: number;
  do {
    const [deleted] = await sql.run({ transaction: true, statements: [statement] });
    last = deleted!.changes;
    changes += last;
  } while (last === ERASED_AT_ONCE);
  if (changes) await shrink(sql);
  if (await isCleared(sql)) return changes;
  throw new SiteError(
    'LEADS_BUSY',
    `${changes} erased, but their data stays in the write-ahead log while another process reads the database.`,
    // The same command would find nothing to erase. This one erases nothing and clears the log.
    { at: `${file}-wal`, fix: command('server', 'leads', 'erase', '--older-than', '36500') },
  );
}

/** Rows that are erased at a time: between, leads are written. */
const ERASED_AT_ONCE = 100;

/** Pages that are given back at a time: a few milliseconds, between which leads are written. */
const SHRINK_PAGES = 256;

/** Gives free pages back to the disk. */
async function shrink(sql: SqlThread): Promise<void> {
  let before: number;
  let free = Infinity;
  do {
    before = free;
    const statements = [
      { sql: `PRAGMA incremental_vacuum(${SHRINK_PAGES})` },
      { sql: 'PRAGMA freelist_count' },
    ];
    const [, counted] = await sql.run({ statements, transaction: true });
    free = (counted!.rows as [{ freelist_count: number }])[0].freelist_count;
  } while (free && free < before);
}

/** Truncates the log; false if another process prevents it. */
async function isCleared(sql: SqlThread): Promise<boolean> {
  try {
    const [checkpoint] = await sql.run({ statements: [{ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }] });
    return !(checkpoint!.rows as [{ busy: number }])[0].busy;
  } catch (error) {
    if (error instanceof SiteError && error.code === 'LEADS_BUSY') return false;
    throw error;
  }
}
