import type { Database } from 'better-sqlite3';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertChannelName } from '../release/channel.ts';
import { SiteError } from '../site-error.ts';
import { toSiteError, noSqlite } from './lead-failure.ts';
import { openSqlite, setDurable } from './run-sql.cjs';

export type { Database };

/** Raise it, and say in `MIGRATIONS` how a file of the number before is brought up to it. */
const VERSION = 2;

const SCHEMA = `
  CREATE TABLE leads (
    id TEXT PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    form TEXT NOT NULL,
    at TEXT NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    contents TEXT NOT NULL,
    honeypot INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX leads_at ON leads (at);
  CREATE INDEX leads_email ON leads (email);
  CREATE TABLE secret (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL) STRICT;
  INSERT INTO secret VALUES (1, randomblob(32));
  PRAGMA user_version = ${VERSION};
`;

/** From a version to the next one. */
const MIGRATIONS: Readonly<Record<number, string>> = {
  0: SCHEMA,
  1: `ALTER TABLE leads ADD COLUMN honeypot INTEGER NOT NULL DEFAULT 0; PRAGMA user_version = 2;`,
};

const PRODUCTION = 'production';

/** Where a store of releases has the leads of a channel: those that a preview's visitors send are not among production's. */
export function leadsFile(store: string, channel = PRODUCTION): string {
  assertChannelName(channel);
  return join(store, 'leads', channel === PRODUCTION ? 'leads.sqlite' : `leads.${channel}.sqlite`);
}

/** Makes the driver's object for a file; a test passes one that fails as a missing binary does. */
export type OpenSqlite = (file: string, options?: { fileMustExist?: boolean }) => Database;

/**
 * Opens the database of leads so that a commit is on disk when it returns. With `create` its folder and file are made when
 * they are not there, for their owner alone.
 */
export function openLeadDatabase(file: string, { create = false, open = openSqlite } = {}): Database {
  requireSqlite(open);
  if (!create && !existsSync(file)) {
    throw new SiteError('LEADS_NOT_FOUND', `There are no leads at ${file}.`, {
      at: file,
      fix: 'site serve, or another --store',
    });
  }
  let database: Database | undefined;
  try {
    if (create) makeFile(file);
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

/** Throws where SQLite's binary is missing, before anything is made on disk. */
export function requireSqlite(open: OpenSqlite = openSqlite): void {
  try {
    open(':memory:', { fileMustExist: false }).close();
  } catch (error) {
    throw noSqlite(error);
  }
}

function makeFile(file: string) {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // What was made under another mask, or copied here; SQLite's other two files take the mode of this one.
  chmodSync(file, 0o600);
  sync(folder);
  sync(dirname(folder));
}

/** A file's name survives a power cut only when its folder was written out. */
function sync(folder: string) {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function migrate(database: Database, file: string) {
  const version = () => database.pragma('user_version', { simple: true }) as number;
  // Two servers that start at once: the second waits, and then finds it done.
  const make = database.transaction(() => {
    for (let step = MIGRATIONS[version()]; step; step = MIGRATIONS[version()]) database.exec(step);
  });
  if (version() < VERSION) make.immediate();
  const found = version();
  if (found === VERSION) return;
  throw new SiteError(
    'LEADS_SCHEMA_TOO_NEW',
    `The leads are of version ${found}, this tool knows ${VERSION}.`,
    {
      at: file,
      fix: 'update this checkout',
    },
  );
}
