import { LEADS_PATH } from '@vantedge/leads';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The minimum time a person needs to fill in a form, and the maximum time that a form may stay open. */
export const MIN_TOKEN_AGE_MS = 2_000;
export const MAX_TOKEN_AGE_MS = 12 * 3_600_000;

/** A token signed by this site that has not expired. */
export interface Token {
  text: string;
  id: string;
  /** Time until it is accepted, in milliseconds; 0 if it is accepted now. */
  waitMs: number;
  /** Less than half of its lifetime has passed, so it need not be renewed. */
  isFresh: boolean;
}

/** Issues and verifies tokens, which contain the time when a form was first seen and a random id. */
export interface Tokens {
  issue(now: number): Token;
  /** Verifies a token; `undefined` if it is missing, forged or expired. */
  read(text: string | undefined, now: number): Token | undefined;
}

/** Tokens signed with a key; times are in milliseconds since 1970. */
export function tokens(key: Buffer): Tokens {
  const signature = (signed: string) => createHmac('sha256', key).update(signed).digest('base64url');
  const tokenOf = (text: string, id: string, age: number): Token => ({
    text,
    id,
    waitMs: Math.max(0, MIN_TOKEN_AGE_MS - age),
    isFresh: age < MAX_TOKEN_AGE_MS / 2,
  });
  return {
    issue(now) {
      const id = randomBytes(16).toString('base64url');
      const signed = `${now.toString(36)}.${id}`;
      return tokenOf(`${signed}.${signature(signed)}`, id, 0);
    },
    read(text, now) {
      const [, signed = '', issued = '', id = '', given = ''] = SHAPE.exec(text ?? '') ?? [];
      if (!signed || !equal(given, signature(signed))) return undefined;
      const age = now - Number.parseInt(issued, 36);
      // Tolerates a clock that was set back by up to a minute.
      return age > MAX_TOKEN_AGE_MS || age < -60_000 ? undefined : tokenOf(text!, id, age);
    },
  };
}

const SHAPE = /^(([0-9a-z]{1,10})\.([\w-]{22}))\.([\w-]{43})$/;

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const COOKIE_NAME = 'lead-token';

/** The first valid token in the cookies of a request. */
export function cookieToken(headers: IncomingHttpHeaders, tokens: Tokens, now: number): Token | undefined {
  for (const cookie of (headers.cookie ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=');
    const token = name === COOKIE_NAME ? tokens.read(value, now) : undefined;
    if (token) return token;
  }
  return undefined;
}

/** A session cookie for the lead endpoint only, not readable by scripts. */
export function tokenCookie({ text }: Token, secure: boolean): string {
  return `${COOKIE_NAME}=${text}; Path=${LEADS_PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
