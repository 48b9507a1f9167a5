import { randomBytes } from 'node:crypto';
import type { ClientBase } from 'pg';
import { command, SiteError } from '@vantedge/errors';
import { schemaUnknown } from '../lead-database.ts';

/** Version of the tables below. */
const SCHEMA_VERSION = 1;

const SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS vantedge;
  CREATE TABLE vantedge.leads (
    id uuid PRIMARY KEY,
    number bigint GENERATED ALWAYS AS IDENTITY,
    channel text NOT NULL,
    key text NOT NULL,
    form text NOT NULL,
    at timestamptz NOT NULL,
    source json NOT NULL,
    email text NOT NULL,
    contents json NOT NULL,
    subscription text,
    UNIQUE (channel, key)
  );
  CREATE INDEX leads_at ON vantedge.leads (channel, at, number);
  CREATE INDEX leads_email ON vantedge.leads (channel, email);
  CREATE TABLE vantedge.lead_deliveries (
    lead uuid NOT NULL REFERENCES vantedge.leads (id) ON DELETE CASCADE,
    target text NOT NULL,
    channel text NOT NULL,
    state text NOT NULL DEFAULT 'waiting',
    attempts integer NOT NULL DEFAULT 0,
    since timestamptz NOT NULL,
    due timestamptz NOT NULL,
    PRIMARY KEY (lead, target)
  );
  CREATE INDEX lead_deliveries_due ON vantedge.lead_deliveries (channel, target, due)
    WHERE state IN ('waiting', 'sending');
  CREATE TABLE vantedge.lead_keys (channel text PRIMARY KEY, key bytea NOT NULL);
  -- Its columns are those of rate-limiter-flexible. No lead is lost with it.
  CREATE UNLOGGED TABLE vantedge.lead_limits (key text PRIMARY KEY, points integer NOT NULL, expire bigint);
  CREATE TABLE vantedge.lead_schema (version integer NOT NULL);
  INSERT INTO vantedge.lead_schema VALUES (${SCHEMA_VERSION});
`;

/** Key of the advisory lock that servers take one after another to create the schema. */
const CREATION_LOCK = 0x1ead5;

interface Options {
  /** Where the leads are, for messages. */
  at: string;
  /** Create a missing schema and key; otherwise it is `LEADS_NOT_FOUND`. */
  create: boolean;
}

/**
 * Creates the schema if it is missing and resolves to the channel's key. Several servers may start at once. A role that
 * cannot create tables can start if the schema exists.
 */
export async function prepareLeads(client: ClientBase, channel: string, options: Options): Promise<Buffer> {
  await assertUtf8(client, options.at);
  let version = await versionOf(client);
  if (!version && options.create) {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [CREATION_LOCK]);
    if (!(await versionOf(client))) await client.query(SCHEMA);
    await client.query('COMMIT');
    version = await versionOf(client);
  }
  if (version && version !== SCHEMA_VERSION) throw schemaUnknown(options.at, version, SCHEMA_VERSION);
  const insert = 'INSERT INTO vantedge.lead_keys VALUES ($1, $2) ON CONFLICT DO NOTHING';
  const key = version ? await keyOf(client, channel) : undefined;
  if (key) return key;
  if (!options.create) throw notFound(options.at, channel);
  await client.query(insert, [channel, randomBytes(32)]);
  return (await keyOf(client, channel))!;
}

/** The version of the schema; 0 if there is none. */
async function versionOf(client: ClientBase): Promise<number> {
  // Not to_regclass: within a transaction it can miss a table that another server has just committed.
  const tables = await client.query(
    `SELECT 1 FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = 'vantedge' AND relname = 'lead_schema'`,
  );
  if (!tables.rows.length) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM vantedge.lead_schema');
  return rows[0]!.version;
}

async function keyOf(client: ClientBase, channel: string): Promise<Buffer | undefined> {
  const select = 'SELECT key FROM vantedge.lead_keys WHERE channel = $1';
  return (await client.query<{ key: Buffer }>(select, [channel])).rows[0]?.key;
}

/** Other encodings would reject the leads of people whose names they lack. */
async function assertUtf8(client: ClientBase, at: string) {
  const { rows } = await client.query<{ encoding: string }>(
    "SELECT current_setting('server_encoding') AS encoding",
  );
  if (rows[0]!.encoding === 'UTF8') return;
  throw new SiteError('LEADS_UNAVAILABLE', `The database has the encoding ${rows[0]!.encoding}, not UTF8.`, {
    at,
    fix: command('createdb', '--encoding', 'UTF8', '--template', 'template0', '<another name>'),
  });
}

const notFound = (at: string, channel: string) =>
  new SiteError('LEADS_NOT_FOUND', `The database has no leads of the channel '${channel}'.`, {
    at,
    fix: ['name another --leads or --channel, or create it:', command('server', 'start')],
  });
