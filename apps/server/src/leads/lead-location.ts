import { assertChannelName, SiteError } from '@vantedge/release';
import { leadsFile, leadsFileIn } from './lead-database.ts';
import type { LeadStore } from './lead-store.ts';
import { postgresLeadStore } from './postgres/postgres-lead-store.ts';
import { isPostgresUrl, parsePostgresUrl, type PostgresLocation } from './postgres/postgres-location.ts';
import { sqliteLeadStore } from './sqlite-lead-store.ts';

/** Where the leads of a channel are: in an SQLite file or in a PostgreSQL database. */
export type LeadLocation = { file: string } | { database: PostgresLocation; channel: string };

/** The option `--leads` of commands that store or read leads. */
export const leadsOption = {
  type: 'string',
  help: 'postgres://…, or a folder for SQLite files (<store>/leads)',
} as const;

/** Returns the location given by `--leads`, `--store` and `--channel`. Throws `USAGE`, `LEADS_NEED_FOLDER` or `CHANNEL_NAME_INVALID`. */
export function leadLocation(leads: string | undefined, store: string, channel: string): LeadLocation {
  if (leads === undefined) return { file: leadsFile(store, channel) };
  assertChannelName(channel);
  if (isPostgresUrl(leads)) return { database: parsePostgresUrl(leads), channel };
  if (leads && !/^[a-z][a-z\d+.-]*:/i.test(leads)) return { file: leadsFileIn(leads, channel) };
  throw new SiteError('USAGE', '--leads is neither a PostgreSQL URL nor a folder.', {
    fix: '--leads postgres://user@host/database',
  });
}

/** Opens the lead store of a command, which must exist unless `create` is given. */
export function openLeadStore(location: LeadLocation, { create = false } = {}): LeadStore {
  if ('file' in location) return sqliteLeadStore(location.file, { create });
  return postgresLeadStore(location.database, { channel: location.channel, create });
}
