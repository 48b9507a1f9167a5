import { randomUUID } from 'node:crypto';
import { SiteError } from '@vantedge/release';
import { openLeadDatabase, signingKey, toSiteError } from './lead-database.ts';
import {
  comparableEmail,
  type Erasure,
  type Lead,
  type LeadContents,
  type LeadFilter,
  type LeadStore,
  type NewLead,
  type StoredLead,
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
  const key = signingKey(database);
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
    list: (choice = {}) => list(sql, choice),
    count: ({ honeypot = false } = {}) => count(sql, honeypot),
    erase: (which, { dryRun = false } = {}) => erase(sql, which, dryRun, file),
    close: () => sql.close(),
  };
}

async function put(sql: SqlThread, lead: NewLead, at: Date): Promise<StoredLead> {
  const { key, form, contents, isHoneypotHit = false } = lead;
  const email = comparableEmail(contents['email'] ?? '');
  const text = JSON.stringify(contents);
  const values = [randomUUID(), key, form, at.toISOString(), email, text, Number(isHoneypotHit)];
  const [inserted, stored] = await sql.run({
    transaction: true,
    urgent: true,
    statements: [
      {
        sql: 'INSERT INTO leads (id, key, form, at, email, contents, honeypot) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
        parameters: values,
      },
      { sql: 'SELECT id FROM leads WHERE key = ?', parameters: [key] },
    ],
  });
  const [{ id }] = stored!.rows as [{ id: string }];
  return { id, isNew: inserted!.changes === 1 };
}

/** The rows of one statement. */
async function rowsOf<T>(sql: SqlThread, statement: string, parameters: SqlStatement['parameters']) {
  const [found] = await sql.run({ statements: [{ sql: statement, parameters }] });
  return found!.rows as T[];
}

async function list(sql: SqlThread, { form, limit = -1, honeypot = false }: LeadFilter): Promise<Lead[]> {
  const rows = await rowsOf<Omit<Lead, 'contents'> & { contents: string }>(
    sql,
    `SELECT id, form, at, contents FROM leads WHERE honeypot = ? AND (? IS NULL OR form = ?)
     ORDER BY at DESC, rowid DESC LIMIT ?`,
    [Number(honeypot), form ?? null, form ?? null, limit],
  );
  return rows.map(({ contents, ...row }) => ({ ...row, contents: JSON.parse(contents) as LeadContents }));
}

async function count(sql: SqlThread, honeypot: boolean): Promise<number> {
  const statement = 'SELECT count(*) AS leads FROM leads WHERE honeypot = ?';
  const [counted] = await rowsOf<{ leads: number }>(sql, statement, [Number(honeypot)]);
  return counted!.leads;
}

/** The SQL condition of each kind of erasure. */
const CONDITIONS = {
  id: 'id = ?',
  email: 'email = ?',
  before: 'at < ?',
  expiredBefore: "at < ? AND (form = 'contact' OR honeypot = 1)",
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
    { at: `${file}-wal`, fix: 'server leads erase --older-than 36500' },
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
