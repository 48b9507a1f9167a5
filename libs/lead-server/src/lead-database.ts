import type { Database } from 'libsql';
import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assertChannelName } from '@vantedge/release';
import { command, SiteError } from '@vantedge/errors';
import { storeFolder } from '@vantedge/store';
import { openSqlite } from './sql-worker.cjs';

/** Version of the tables below. */
const SCHEMA_VERSION = 1;

const SCHEMA = `
  CREATE TABLE leads (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    channel TEXT NOT NULL,
    key TEXT NOT NULL,
    form TEXT NOT NULL,
    at TEXT NOT NULL,
    source TEXT NOT NULL,
    email TEXT NOT NULL,
    contents TEXT NOT NULL,
    subscription TEXT,
    UNIQUE (channel, key)
  ) STRICT;
  CREATE INDEX leads_at ON leads (at);
  CREATE INDEX leads_email ON leads (email);
  CREATE TABLE lead_deliveries (
    lead TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
    target TEXT NOT NULL,
    channel TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    attempts INTEGER NOT NULL DEFAULT 0,
    since TEXT NOT NULL,
    due TEXT NOT NULL,
    PRIMARY KEY (lead, target)
  ) STRICT;
  CREATE INDEX lead_deliveries_due ON lead_deliveries (target, due) WHERE state IN ('waiting', 'sending');
  CREATE TABLE secret (one INTEGER PRIMARY KEY CHECK (one = 1), key BLOB NOT NULL) STRICT;
  INSERT INTO secret VALUES (1, randomblob(32));
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

const PRODUCTION = 'production';

/**
 * The database file of a channel's leads. Each channel has its own, so a preview's leads never mix with production's. Throws
 * `LEADS_STORE_REQUIRED` for a store on S3.
 */
export function leadsFile(store: string, channel = PRODUCTION): string {
  assertChannelName(channel);
  if (storeFolder(store) === undefined) {
    throw new SiteError('LEADS_STORE_REQUIRED', 'Leads are stored in a folder, but the store is on S3.', {
      at: '--store',
      fix: [
        command('server', 'start', '--leads', 'postgres://…'),
        'or',
        command('server', 'start', '--leads', '<folder>'),
        'or',
        command('server', 'start', '--no-leads'),
      ],
    });
  }
  return leadsFileIn(join(store, 'leads'), channel);
}

/** The database file of a channel's leads in a folder. */
export const leadsFileIn = (folder: string, channel: string) =>
  join(folder, channel === PRODUCTION ? 'leads.sqlite' : `leads.${channel}.sqlite`);

/**
 * Opens the lead database so that each commit is on disk when it returns. `create` creates a missing file and its folder,
 * accessible only to their owner, but not what is around the folder: that would be a mistyped path. Throws `LEADS_NOT_FOUND`, `LEADS_SCHEMA_UNKNOWN` or an error of `toSiteError`.
 */
export function openLeadDatabase(file: string, { create = false } = {}): Database {
  if (!create && !existsSync(file)) {
    throw new SiteError('LEADS_NOT_FOUND', `No lead database at ${file}.`, {
      at: file,
      fix: ['name another --store or --leads, or create it:', command('server', 'start')],
    });
  }
  let database: Database | undefined;
  try {
    if (create) createFile(file);
    database = openSqlite(file);
    createTables(database, file);
    if (create) sync(dirname(file));
    return database;
  } catch (error) {
    database?.close();
    throw toSiteError(error, file);
  }
}

/** The key that the database was created with. */
export function storedKey(database: Database): Buffer {
  const [{ key }] = database.prepare('SELECT key FROM secret').all() as [{ key: ArrayBuffer }];
  return Buffer.from(key);
}

function createFile(file: string) {
  const folder = dirname(file);
  if (!existsSync(folder)) createFolder(folder);
  closeSync(openSync(file, 'a', 0o600));
  // The file may have been created under another umask, or copied. SQLite gives its other two files the same mode.
  chmodSync(file, 0o600);
  sync(folder);
  sync(dirname(folder));
}

function createFolder(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server that starts at the same time has created it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Syncs a folder: without it, a new file's name may not survive a power failure. */
function sync(folder: string) {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function createTables(database: Database, file: string) {
  const version = () => (database.pragma('user_version') as [{ user_version: number }])[0].user_version;
  // When two servers start at once, the second one waits and finds the tables created.
  const create = database.transaction(() => {
    if (!version()) database.exec(SCHEMA);
  });
  if (!version()) create.immediate();
  const found = version();
  if (found === SCHEMA_VERSION) return;
  throw schemaUnknown(file, found, SCHEMA_VERSION);
}

/** The error for a database of another version, which nothing converts. */
export const schemaUnknown = (at: string, found: number, known: number) =>
  new SiteError(
    'LEADS_SCHEMA_UNKNOWN',
    `The lead database has version ${found}; this server needs ${known}.`,
    {
      at,
      fix: [
        'start the version that wrote it, or, to keep its leads in a file,',
        command('server', 'leads', 'export', '--json', '--out', 'leads.json'),
        'with that version, and name another --leads',
      ],
    },
  );

/** Converts an error of the lead database to a `SiteError`, which never contains data of a lead. */
export function toSiteError(error: unknown, file: string): unknown {
  if (error instanceof SiteError) return error;
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) {
    return new SiteError('LEADS_BUSY', 'The lead database is locked by another process.', {
      at: file,
      fix: 'run the same command again',
      cause: error,
    });
  }
  if (code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED') {
    const [reason] = message.split('\n', 1);
    return new SiteError('SQLITE_UNAVAILABLE', `SQLite's binary cannot be loaded: ${reason}.`, {
      at: 'node_modules/libsql',
      fix: command('npm', 'install', '--include=optional'),
      cause: error,
    });
  }
  if (!code) return error;
  return new SiteError('LEADS_UNAVAILABLE', `Cannot read or write the lead database: ${message} (${code}).`, {
    at: file,
    fix: `ls -la ${file}*; df -h ${file}`,
    cause: error,
  });
}

/** The error when a lead cannot be stored now but may be later. */
export const leadsBusy = (file: string, message: string) =>
  new SiteError('LEADS_BUSY', message, { at: file, fix: `fuser -v ${file}; df -h ${file}` });
