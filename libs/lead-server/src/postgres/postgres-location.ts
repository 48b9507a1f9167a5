import { SiteError } from '@vantedge/errors';

/** A PostgreSQL database. */
export interface PostgresLocation {
  /** Connection string for the driver. May contain a password: never print it. */
  connectionString: string;
  /** Host and database, for messages. */
  label: string;
}

const EXAMPLE = 'use --leads postgres://user@host:5432/database?sslmode=verify-full';

/** URL parameters that reach the driver, which would take any of its options from the URL. */
const PARAMETERS = ['host', 'port', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/** The driver verifies certificate and host name in all of these modes. */
const TLS_MODES = ['prefer', 'require', 'verify-ca', 'verify-full'];

export const isPostgresUrl = (text: string) => /^postgres(ql)?:/i.test(text);

/**
 * Parses `postgres://user@host:port/database?sslmode=…`. Connections to other machines use verified TLS unless the URL or
 * `PGSSLMODE` says `disable`. Throws `USAGE`, with nothing of the URL in the message: it may contain a password.
 */
export function parsePostgresUrl(text: string, environment = process.env): PostgresLocation {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A password with an unescaped slash, question mark or number sign ends up in one of these.
  if (
    !url ||
    url.hash ||
    url.pathname.slice(1).includes('/') ||
    text.slice(text.indexOf('?')).includes('@')
  ) {
    throw invalid('is not a PostgreSQL URL. Percent-encode special characters of the password.');
  }
  if ([...url.searchParams.keys()].some((name) => !PARAMETERS.includes(name))) {
    throw invalid(`has an unknown parameter. Known ones: ${PARAMETERS.join(', ')}.`);
  }
  const host =
    url.searchParams.get('host') || decodeURIComponent(url.hostname) || environment['PGHOST'] || 'localhost';
  const mode = url.searchParams.get('sslmode') ?? environment['PGSSLMODE'];
  url.searchParams.set('sslmode', tlsMode(mode, isLocal(host) && !url.searchParams.has('sslrootcert')));
  const port = url.searchParams.get('port') || url.port;
  return {
    connectionString: url.href,
    label: `postgres://${host}${port && `:${port}`}${url.pathname}`,
  };
}

function tlsMode(mode: string | undefined, local: boolean) {
  if (mode === 'disable' || (mode === undefined && local)) return 'disable';
  if (mode === undefined || TLS_MODES.includes(mode)) return 'verify-full';
  throw new SiteError('USAGE', `sslmode is ${JSON.stringify(mode)}: use disable or verify-full.`, {
    fix: 'for a private certificate authority: ?sslmode=verify-full&sslrootcert=<file>',
  });
}

const isLocal = (host: string) => host.startsWith('/') || /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

const invalid = (message: string) =>
  new SiteError('USAGE', `The value of --leads ${message}`, { fix: EXAMPLE });
