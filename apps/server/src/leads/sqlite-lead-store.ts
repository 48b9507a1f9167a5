import { randomUUID } from 'node:crypto';
import { openLeadDatabase, signingKey, toSiteError } from './lead-database.ts';
import type {
  Erasure,
  Lead,
  LeadContents,
  LeadFilter,
  LeadRecord,
  LeadStore,
  NewLead,
  StoredLead,
} from './lead-store.ts';
import { type SqlRunner, sqlOnThisThread, sqlThread, type SqlThreadOptions } from './sql-thread.ts';
import { SiteError } from '@vantedge/release';

/** Leads per transaction, so that a server can write in between. */
const BATCH_SIZE = 500;

interface Options {
  /** Create a missing file; otherwise it is `LEADS_NOT_FOUND`. */
  create?: boolean;
  now?: () => Date;
}

/** An SQLite lead store for a command: runs on the calling thread and waits up to three seconds for a lock. */
export function sqliteLeadStore(file: string, { now, ...how }: Options = {}): LeadStore {
  const database = openLeadDatabase(file, how);
  return leadStore(file, signingKey(database), sqlOnThisThread(database), now);
}

/** An SQLite lead store for a server: a separate thread waits for the disk. Creates a missing file. */
export function threadedLeadStore(
  file: string,
  { now, ...thread }: Omit<Options, 'create'> & SqlThreadOptions = {},
): LeadStore {
  const database = openLeadDatabase(file, { create: true });
  const key = signingKey(database);
  database.close();
  return leadStore(file, key, sqlThread(file, thread), now);
}

function leadStore(file: string, key: Buffer, runner: SqlRunner, now = () => new Date()): LeadStore {
  const sql: SqlRunner = {
    ...runner,
    run: (job) =>
      runner.run(job).catch((error: unknown) => {
        throw toSiteError(error, file);
      }),
  };
  return {
    key: async () => key,
    put: (lead) => put(sql, lead, now()),
    list: (choice = {}) => list(sql, choice),
    count: ({ honeypot = false } = {}) => count(sql, honeypot),
    records: () => readRecords(sql),
    add: (records) => addRecords(sql, records),
    erase: (which, { dryRun = false } = {}) => erase(sql, which, dryRun, file),
    close: () => sql.close(),
  };
}

async function put(sql: SqlRunner, lead: NewLead, at: Date): Promise<StoredLead> {
  const { key, form, contents, isHoneypotHit = false } = lead;
  const email = contents['email'] ?? '';
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

async function list(sql: SqlRunner, { form, limit = -1, honeypot = false }: LeadFilter): Promise<Lead[]> {
  const [found] = await sql.run({
    statements: [
      {
        sql: 'SELECT id, form, at, contents FROM leads WHERE honeypot = ? AND (? IS NULL OR form = ?) ORDER BY at DESC, rowid DESC LIMIT ?',
        parameters: [Number(honeypot), form ?? null, form ?? null, limit],
      },
    ],
  });
  const rows = found!.rows as (Omit<Lead, 'contents'> & { contents: string })[];
  return rows.map(({ contents, ...row }) => ({ ...row, contents: JSON.parse(contents) as LeadContents }));
}

async function count(sql: SqlRunner, honeypot: boolean): Promise<number> {
  const [counted] = await sql.run({
    statements: [
      { sql: 'SELECT count(*) AS leads FROM leads WHERE honeypot = ?', parameters: [Number(honeypot)] },
    ],
  });
  return (counted!.rows as [{ leads: number }])[0].leads;
}

type Row = Omit<LeadRecord, 'contents' | 'isHoneypotHit'> & { contents: string; honeypot: number };

/** All leads and honeypot hits, oldest first. */
async function readRecords(sql: SqlRunner): Promise<LeadRecord[]> {
  const statement = 'SELECT id, key, form, at, contents, honeypot, state FROM leads ORDER BY at, rowid';
  const [found] = await sql.run({ statements: [{ sql: statement }] });
  return (found!.rows as Row[]).map(({ contents, honeypot, ...row }) => ({
    ...row,
    contents: JSON.parse(contents) as LeadContents,
    isHoneypotHit: honeypot === 1,
  }));
}

/** Stores records whose ids and keys are unknown; returns their number. */
async function addRecords(sql: SqlRunner, records: readonly LeadRecord[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < records.length; start += BATCH_SIZE) {
    const statements = records.slice(start, start + BATCH_SIZE).map((record) => ({
      sql: 'INSERT INTO leads (id, key, form, at, email, contents, honeypot, state) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
      parameters: parametersOf(record),
    }));
    const results = await sql.run({ transaction: true, statements });
    added += results.reduce((sum, { changes }) => sum + changes, 0);
  }
  return added;
}

const parametersOf = ({ id, key, form, at, contents, isHoneypotHit, state }: LeadRecord) => [
  id,
  key,
  form,
  at,
  contents['email'] ?? '',
  JSON.stringify(contents),
  Number(isHoneypotHit),
  state,
];

/** The SQL condition of each kind of erasure. */
const CONDITIONS = {
  id: 'id = ?',
  email: 'email = ?',
  before: 'at < ?',
  expiredBefore: "at < ? AND (form = 'contact' OR honeypot = 1)",
};

/** Erases rows. `secure_delete` overwrites them; copies in free pages and in the write-ahead log are cleared afterwards. */
async function erase(sql: SqlRunner, which: Erasure, dryRun: boolean, file: string): Promise<number> {
  const [[name, value]] = Object.entries(which) as [[keyof typeof CONDITIONS, string]];
  const selected = { sql: `SELECT id FROM leads WHERE ${CONDITIONS[name]}`, parameters: [value] };
  if (dryRun) return (await sql.run({ statements: [selected] }))[0]!.rows.length;
  const statement = { sql: `DELETE FROM leads WHERE ${CONDITIONS[name]}`, parameters: [value] };
  const [deleted] = await sql.run({ transaction: true, statements: [statement] });
  const { changes } = deleted!;
  if (await isCleared(sql)) return changes;
  throw new SiteError(
    'LEADS_BUSY',
    `${changes} erased, but their data stays in the write-ahead log while another process reads the database.`,
    // The same command would find nothing to erase. This one erases nothing and clears the log.
    { at: `${file}-wal`, fix: 'server leads erase --older-than 36500' },
  );
}

/** Rewrites the file and truncates the log; false if another process prevents it. */
async function isCleared(sql: SqlRunner): Promise<boolean> {
  try {
    const statements = [{ sql: 'VACUUM' }, { sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }];
    const [, checkpoint] = await sql.run({ statements });
    return !(checkpoint!.rows as [{ busy: number }])[0].busy;
  } catch (error) {
    if (error instanceof SiteError && error.code === 'LEADS_BUSY') return false;
    throw error;
  }
}
