import type { Database } from 'better-sqlite3';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertChannelName, SiteError } from '@vantedge/release';
import { storeFolder } from '@vantedge/release/store';
import { toSiteError, noSqlite } from './lead-failure.ts';
import { openSqlite, setDurable } from './run-sql.cjs';

export type { Database };

/** Schema version. When raising it, add the migration from the previous version to `MIGRATIONS`. */
const SCHEMA_VERSION = 3;

/** Finds leads that no other system has received. */
const OUTBOX_INDEX = `CREATE INDEX leads_new ON leads (at) WHERE state = 'new' AND honeypot = 0;`;

const SCHEMA = `
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    at TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    contents TEXT NOT NULL,
    honeypot INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL DEFAULT 'new'
  ) STRICT;
  CREATE INDEX leads_at ON leads (at);
  CREATE INDEX leads_email ON leads (email);
  ${OUTBOX_INDEX}
  CREATE TABLE secret (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL) STRICT;
  INSERT INTO secret VALUES (1, randomblob(32));
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** SQL that migrates each version to the next. */
const MIGRATIONS: Readonly<Record<number, string>> = {
  0: SCHEMA,
  1: `ALTER TABLE leads ADD COLUMN honeypot INTEGER NOT NULL DEFAULT 0; PRAGMA user_version = 2;`,
  2: `ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new'; ${OUTBOX_INDEX} PRAGMA user_version = 3;`,
};

const PRODUCTION = 'production';

/**
 * The database file of a channel's leads. Each channel has its own, so a preview's leads never mix with production's. Throws
 * `LEADS_NEED_FOLDER` for a store on S3.
 */
export function leadsFile(store: string, channel = PRODUCTION): string {
  assertChannelName(channel);
  if (storeFolder(store) === undefined) {
    throw new SiteError('LEADS_NEED_FOLDER', 'Leads are stored in a folder, but the store is on S3.', {
      at: '--store',
      fix: '--leads postgres://… or --leads <folder>; or server start --no-leads',
    });
  }
  return leadsFileIn(join(store, 'leads'), channel);
}

/** The database file of a channel's leads in a folder. */
export const leadsFileIn = (folder: string, channel: string) =>
  join(folder, channel === PRODUCTION ? 'leads.sqlite' : `leads.${channel}.sqlite`);

/** Opens a database file with the driver. Tests pass one that fails like a missing binary. */
export type OpenSqlite = (file: string, options?: { fileMustExist?: boolean }) => Database;

/**
 * Opens the lead database so that each commit is on disk when it returns. `create` creates a missing folder and file,
 * accessible only to their owner.
 */
export function openLeadDatabase(file: string, { create = false, open = openSqlite } = {}): Database {
  requireSqlite(open);
  if (!create && !existsSync(file)) {
    throw new SiteError('LEADS_NOT_FOUND', `No lead database at ${file}.`, {
      at: file,
      fix: 'server start, or another --store',
    });
  }
  let database: Database | undefined;
  try {
    if (create) createFile(file);
    database = open(file);
    setDurable(database);
    migrate(database, file);
    if (create) sync(dirname(file));
    return database;
  } catch (error) {
    database?.close();
    throw toSiteError(error, file);
  }
}

/** Throws if SQLite's binary is missing, before anything is created on disk. */
export function requireSqlite(open: OpenSqlite = openSqlite): void {
  try {
    open(':memory:', { fileMustExist: false }).close();
  } catch (error) {
    throw noSqlite(error);
  }
}

function createFile(file: string) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // The file may have been created under another umask, or copied. SQLite gives its other two files the same mode.
  chmodSync(file, 0o600);
  sync(folder);
  sync(dirname(folder));
}

/** Syncs a folder: without it, a new file's name may not survive a power failure. */
function sync(folder: string) {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function migrate(database: Database, file: string) {
  const version = () => database.pragma('user_version', { simple: true }) as number;
  // When two servers start at once, the second one waits and finds the migration done.
  const runMigrations = database.transaction(() => {
    for (let step = MIGRATIONS[version()]; step; step = MIGRATIONS[version()]) database.exec(step);
  });
  if (version() < SCHEMA_VERSION) runMigrations.immediate();
  const found = version();
  if (found === SCHEMA_VERSION) return;
  throw new SiteError(
    'LEADS_SCHEMA_TOO_NEW',
    `The lead database has version ${found}; this tool supports ${SCHEMA_VERSION}.`,
    {
      at: file,
      fix: 'update this checkout',
    },
  );
}
