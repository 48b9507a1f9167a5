import { LEADS_PATH } from '@vantedge/leads';
import type { IncomingHttpHeaders } from 'node:http';
import type { Token, Tokens } from './token.ts';

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
