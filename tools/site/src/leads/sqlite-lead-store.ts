import { randomUUID } from 'node:crypto';
import type { Lead, LeadContents } from './lead.ts';
import { type Database, openLeadDatabase, type OpenSqlite } from './lead-database.ts';
import { explained } from './lead-failure.ts';
import type { Erasure, LeadChoice, LeadStore } from './lead-store.ts';
import { SiteError } from '../site-error.ts';

interface Row {
  id: string;
  form: Lead['form'];
  at: string;
  contents: string;
}

/** Leads in an SQLite file. A server opens it with `create`; whoever reads or erases finds it, or is told that there is none. */
export function sqliteLeadStore(
  file: string,
  options: { create?: boolean; open?: OpenSqlite; now?: () => Date } = {},
): LeadStore {
  const { now = () => new Date(), ...how } = options;
  const database = openLeadDatabase(file, how);
  const telling = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw explained(error, file);
    }
  };
  const { key } = database.prepare('SELECT key FROM secret').get() as { key: Buffer };
  const insert = database.prepare(
    'INSERT INTO leads (id, key, form, at, email, contents) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
  );
  const idOf = database.prepare('SELECT id FROM leads WHERE key = ?').pluck();

  return {
    key,
    put: ({ key: same, form, contents }) =>
      telling(() => {
        const id = randomUUID();
        const email = contents['email'] ?? '';
        const { changes } = insert.run(id, same, form, now().toISOString(), email, JSON.stringify(contents));
        return changes ? { id, isNew: true } : { id: idOf.get(same) as string, isNew: false };
      }),
    list: (choice = {}) => telling(() => list(database, choice)),
    count: () => telling(() => database.prepare('SELECT count(*) FROM leads').pluck().get() as number),
    erase: (which) => telling(() => erase(database, which, file)),
    close: () => void database.close(),
  };
}

function list(database: Database, { form, limit = -1 }: LeadChoice): Lead[] {
  const rows = database
    .prepare(
      'SELECT id, form, at, contents FROM leads WHERE ? IS NULL OR form = ? ORDER BY at DESC, rowid DESC LIMIT ?',
    )
    .all(form ?? null, form ?? null, limit) as Row[];
  return rows.map(({ contents, ...row }) => ({ ...row, contents: JSON.parse(contents) as LeadContents }));
}

/** `secure_delete` blanks rows; the rest is in pages that became free, and in the log. */
function erase(database: Database, which: Erasure, file: string): number {
  const condition = Object.keys(which).map((key) => (key === 'before' ? 'at < @before' : `${key} = @${key}`));
  const { changes } = database.prepare(`DELETE FROM leads WHERE ${condition.join(' AND ')}`).run(which);
  if (isCleared(database)) return changes;
  throw new SiteError(
    'LEADS_BUSY',
    `${changes} erased, but their bytes stay in the log while another process reads the leads.`,
    // Not the same command: there is nothing left that it could find. This one erases nothing and clears the log.
    { at: `${file}-wal`, mend: 'site leads erase --older-than 36500' },
  );
}

/** Rewrites the file and empties the log; false when another process is in the way. */
function isCleared(database: Database): boolean {
  try {
    database.exec('VACUUM');
    const [{ busy }] = database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
    return !busy;
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) return false;
    throw error;
  }
}
