import { LEADS_PATH } from '@vantedge/leads';
import type { IncomingHttpHeaders } from 'node:http';
import type { Token, Tokens } from './token.ts';

const NAME = 'lead-token';

/** The first token in the cookies of a request that this site has signed. */
export function cookieToken(headers: IncomingHttpHeaders, tokens: Tokens, now: number): Token | undefined {
  for (const cookie of (headers.cookie ?? '').split(';')) {
    const [name, value] = cookie.trim().split('=');
    const token = name === NAME ? tokens.read(value, now) : undefined;
    if (token) return token;
  }
  return undefined;
}

/** A cookie for the lead endpoint alone, for as long as the browser is open; no script sees it. */
export function tokenCookie({ text }: Token, secure: boolean): string {
  return `${NAME}=${text}; Path=${LEADS_PATH}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}
