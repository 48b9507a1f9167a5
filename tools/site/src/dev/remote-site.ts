import { type ClientRelease, SHELL } from '@vantedge/federation-contract';
import { command, type Fix, usageError } from '@vantedge/errors';
import type { IncomingHttpHeaders } from 'node:http';
import { RELEASE_URL } from '../compose/client-release.ts';

/**
 * Returns the address of a running site, with the user and password of the URL; throws if there is none. Its pages are documents of their
 * own, so any release will do.
 */
export async function remoteSite(url: string): Promise<string> {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw usageError(
      `--site ${url} is not a URL.`,
      command('site', 'dev', '--site', 'https://www.example.com'),
    );
  const { origin, username, password } = new URL(url);
  const wrong = (problem: string, fix: Fix) => usageError(`--site ${origin}: ${problem}`, fix);
  const credentials = [username, password].map(decodeURIComponent).join(':');
  const answer = await fetch(new URL(RELEASE_URL, origin), {
    headers: username ? { Authorization: `Basic ${btoa(credentials)}` } : {},
  }).catch((error: Error) => {
    const { message } = (error.cause ?? error) as Error;
    throw wrong(`no answer (${message}).`, 'start the site, or leave --site out to use the store');
  });
  if (answer.status === 401)
    throw wrong(
      'a password is needed.',
      command('site', 'dev', '--site', 'https://<user>:<password>@preview.example.com'),
    );
  const release = (await answer.json().catch(() => undefined)) as Partial<ClientRelease> | undefined;
  if (!answer.ok || !release?.sections?.[SHELL])
    throw wrong(
      `no release at ${RELEASE_URL} (${answer.status}).`,
      'use the address of a Vantedge site, or of a preview',
    );
  // Where redirects have led.
  return Object.assign(new URL('/', answer.url), { username, password }).href;
}

export type ChangeHeaders = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** What a remote site is not told, and what it must not set at `localhost`, whose cookies all local servers share. */
export const remoteHeaders = ({
  origin,
  host,
}: URL): { ofRequest: ChangeHeaders; ofResponse: ChangeHeaders } => ({
  ofRequest: (headers) => ({
    ...without(headers, ['cookie', 'origin', 'referer']),
    host,
  }),
  // Without the timing, the page sends no signals.
  ofResponse: ({ location, ...headers }) => ({
    ...without(headers, ['server-timing', 'set-cookie', 'strict-transport-security']),
    ...(location && { location: location.replace(`${origin}/`, '/') }),
  }),
});

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
