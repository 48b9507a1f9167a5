import { type ClientRelease, CONTRACT_VERSION, SHELL } from '@vantedge/federation-contract';
import { usage } from '@vantedge/release';
import type { IncomingHttpHeaders } from 'node:http';
import { RELEASE_URL } from '../compose/client-release.ts';

/** Returns the origin of a running site. Throws if there is none, or if it takes other builds than those of this checkout. */
export async function remoteSite(url: string): Promise<string> {
  const wrong = (problem: string, fix: string) => usage(`--site ${url}: ${problem}`, fix);
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw wrong('not a URL.', 'site dev --site https://www.example.com');
  const answer = await fetch(new URL(RELEASE_URL, url)).catch((error: Error) => {
    const { message } = (error.cause ?? error) as Error;
    throw wrong(`no answer (${message}).`, 'start the site, or leave --site out to use the store');
  });
  const release = (await answer.json().catch(() => undefined)) as Partial<ClientRelease> | undefined;
  if (!answer.ok || !release?.sections?.[SHELL])
    throw wrong(
      `no release at ${RELEASE_URL} (${answer.status}).`,
      'use the address of a Vantedge site, or of a preview',
    );
  const { contract = CONTRACT_VERSION } = release;
  if (contract !== CONTRACT_VERSION)
    throw wrong(
      `it takes builds of contract ${contract}, and this checkout makes those of ${CONTRACT_VERSION}.`,
      contract > CONTRACT_VERSION ? 'update this checkout' : 'use a site with a newer release',
    );
  // Where redirects have led.
  return new URL(answer.url).origin;
}

export type ChangeHeaders = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** What a remote site is not told, and what it must not set at `localhost`, whose cookies all local servers share. */
export const remoteHeaders = (origin: string): { ofRequest: ChangeHeaders; ofResponse: ChangeHeaders } => ({
  ofRequest: (headers) => ({
    ...without(headers, ['cookie', 'origin', 'referer']),
    host: new URL(origin).host,
  }),
  // Without the timing, the page sends no signals.
  ofResponse: ({ location, ...headers }) => ({
    ...without(headers, ['server-timing', 'set-cookie', 'strict-transport-security']),
    ...(location && { location: location.replace(`${origin}/`, '/') }),
  }),
});

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
