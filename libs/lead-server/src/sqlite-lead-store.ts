import { command, SiteError } from '@vantedge/errors';
import { openLeadDatabase, storedKey, toSiteError } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { type LeadSql, sqlLeadStore } from './sql-lead-store.ts';
import { type Job, sqlThread, type SqlThreadOptions } from './sql-thread.ts';
import type { SqlResult } from './sql-worker.cjs';

type SqliteOptions = SqlThreadOptions & { create?: boolean; now?: () => Date };

/** Each channel has a file of its own, so its rows need not name it. */
const CHANNEL = '';

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
  const run = (job: Job) =>
    thread.run(job).catch((error: unknown) => {
      throw toSiteError(error, file);
    });
  const sql: LeadSql = {
    each: (parameter) => `json_each(${parameter})`,
    objectOf: 'json_group_object',
    // A transaction that writes has the whole file.
    forUpdate: '',
    skipLocked: '',
    run: (statements, waiting) =>
      run({
        statements: statements.map(({ sql: text, parameters }) => ({ sql: numbered(text), parameters })),
        transaction: waiting !== 'operator',
        urgent: waiting === 'visitor',
      }),
    erase: (condition, parameters) => erase(run, file, numbered(condition), parameters),
  };
  return { key: async () => key, ...sqlLeadStore(sql, CHANNEL, now), close: () => thread.close() };
}

/** SQLite takes parameters by number as `?1`. */
const numbered = (text: string) => text.replaceAll(/\$(?=\d)/g, '?');

type Run = (job: Job) => Promise<SqlResult[]>;

/** Erases rows. `secure_delete` overwrites them; copies in the write-ahead log are cleared afterwards, also after an erasure of nothing. */
async function erase(
  run: Run,
  file: string,
  condition: string,
  parameters: readonly string[],
): Promise<number> {
  const some = `SELECT number FROM leads WHERE ${condition} LIMIT ${ERASED_AT_ONCE}`;
  const statements = [{ sql: `DELETE FROM leads WHERE number IN (${some})`, parameters }];
  let changes = 0;
  let last: number;
  do {
    const [deleted] = await run({ transaction: true, statements });
    last = deleted!.changes;
    changes += last;
  } while (last === ERASED_AT_ONCE);
  if (changes) await shrink(run);
  if (await isCleared(run)) return changes;
  throw new SiteError(
    'LEADS_BUSY',
    `${changes} erased. Their data stays in the write-ahead log until the process that reads the database has finished. ` +
      'Then run this command: it clears the log, and erases nothing more.',
    // The same command would find nothing to erase. This one erases nothing and clears the log.
    { at: `${file}-wal`, fix: command('server', 'leads', 'erase', '--older-than', '36500') },
  );
}

/** Rows that are erased at a time: between, leads are written. */
const ERASED_AT_ONCE = 100;

/** Pages that are given back at a time: a few milliseconds, between which leads are written. */
const SHRINK_PAGES = 256;

/** Gives free pages back to the disk. */
async function shrink(run: Run): Promise<void> {
  let before: number;
  let free = Infinity;
  do {
    before = free;
    const statements = [
      { sql: `PRAGMA incremental_vacuum(${SHRINK_PAGES})` },
      { sql: 'PRAGMA freelist_count' },
    ];
    const [, counted] = await run({ statements, transaction: true });
    free = (counted!.rows as [{ freelist_count: number }])[0].freelist_count;
  } while (free && free < before);
}

/** Truncates the log; false if another process prevents it. */
async function isCleared(run: Run): Promise<boolean> {
  try {
    const [checkpoint] = await run({ statements: [{ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' }] });
    return !(checkpoint!.rows as [{ busy: number }])[0].busy;
  } catch (error) {
    if (error instanceof SiteError && error.code === 'LEADS_BUSY') return false;
    throw error;
  }
}
