import { types } from 'node:util';
import { SiteError } from '@vantedge/release';
import type { PostgresLocation } from './postgres-location.ts';

/**
 * Classes of SQLSTATE whose messages describe the database: connection, transaction state, login, names, permissions,
 * resources and operator intervention. Messages of all other classes may quote a lead.
 */
const SAFE_CLASSES = ['08', '25', '28', '3D', '3F', '42', '53', '55', '57', '58'];

/** Lock or statement timeout, deadlock, and too many connections: the same statement may succeed later. */
const BUSY = ['55P03', '57014', '40P01', '40001', '53300'];

/** Converts an error of the driver to a `SiteError` without data of a lead, without cause, and without password. */
export function toPostgresError(error: unknown, { label }: PostgresLocation): unknown {
  if (error instanceof SiteError || !types.isNativeError(error)) return error;
  const { code = '', message, name } = error as Error & { code?: string };
  // The driver has no code for a full pool and a lost connection. Others are bugs and keep their stack.
  if (!code && name !== 'Error') return error;
  if (BUSY.includes(code) || message === 'timeout exceeded when trying to connect') {
    return postgresBusy(label, `PostgreSQL is busy${code && `: ${message} (${code})`}.`);
  }
  const isSafe = !isSqlState(code) || SAFE_CLASSES.includes(code.slice(0, 2));
  const reason = isSafe ? [message, code && `(${code})`].filter(Boolean).join(' ') : `SQLSTATE ${code}`;
  return new SiteError('LEADS_UNAVAILABLE', `Cannot read or write leads in PostgreSQL: ${reason}.`, {
    at: label,
    fix: fixOf(code, message, label),
  });
}

/** The error when a lead cannot be stored now but may be later. */
export const postgresBusy = (label: string, message: string) =>
  new SiteError('LEADS_BUSY', message, {
    at: label,
    fix: `psql ${label} -c 'SELECT * FROM pg_stat_activity'`,
  });

const isSqlState = (code: string) => /^[0-9A-Z]{5}$/.test(code);

function fixOf(code: string, message: string, label: string) {
  if (code.startsWith('28') || message.startsWith('SASL'))
    return 'set the user in --leads and its password in PGPASSWORD';
  if (code === '42501') return "grant the role the server's privileges: docs/operations.md, PostgreSQL";
  if (/SSL|CERT|SELF_SIGNED|UNABLE_TO/.test(`${code} ${message}`))
    return '--leads postgres://…?sslmode=verify-full&sslrootcert=<file>';
  return `psql ${label} -c 'SELECT 1'`;
}
