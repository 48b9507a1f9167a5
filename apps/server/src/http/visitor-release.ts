import { randomInt } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Headers } from '@vantedge/documents/http';
import type { LiveRelease } from '@vantedge/release/live';

/** The release that a visitor gets. */
export interface VisitorRelease {
  release: LiveRelease;
  /** Headers of responses that depend on the release, with a cookie for a new visitor. Undefined while no canary is running. */
  headers?: Headers;
}

const COHORTS = 100;

/** Caches shared by visitors must not store what depends on the cohort. */
const DEPENDS_ON_COHORT: Headers = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Encoding, Cookie',
};

/**
 * Returns the release for a request. While a canary is running, each visitor gets a cohort from 0 to 99 for the browser session,
 * and the cohorts below its share get the canary. So a growing share never takes a visitor back to the live release. A speculative
 * request, which may never become a visit, sets no cookie: without one, it gets the live release.
 */
export function visitorRelease(live: LiveRelease, request: IncomingMessage, secure: boolean): VisitorRelease {
  const { canary } = live;
  if (!canary) return { release: live };
  const known = cohortOf(request);
  if (known === undefined && isSpeculative(request)) return { release: live, headers: DEPENDS_ON_COHORT };
  const cohort = known ?? randomInt(COHORTS);
  return {
    release: cohort < canary.percent ? canary.release : live,
    headers: {
      ...DEPENDS_ON_COHORT,
      ...(known === undefined && { 'Set-Cookie': cohortCookie(cohort, secure) }),
    },
  };
}

/** The cohort in the cookies of a request; undefined for a new visitor. */
function cohortOf({ headers }: IncomingMessage): number | undefined {
  const text = /(?:^|;[ \t]*)cohort=(0|[1-9]\d?)[ \t]*(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return text === undefined ? undefined : Number(text);
}

const cohortCookie = (cohort: number, secure: boolean) =>
  `cohort=${cohort}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * Whether a browser requests something before the visitor asks for it, with `Sec-Purpose: prefetch` or `prefetch;prerender`. In
 * Chromium, requests of a prerendered page keep this header after its activation, so it tells nothing about images or data.
 */
export const isSpeculative = ({ headers }: IncomingMessage): boolean =>
  headers['sec-purpose']?.toString().startsWith('prefetch') ?? false;
