import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds that a person takes at the least, and that a form may stay open. */
export const MIN_TOKEN_AGE_MS = 2_000;
export const MAX_TOKEN_AGE_MS = 12 * 3_600_000;

/** A token that this site has signed and that is not too old. */
export interface Token {
  text: string;
  id: string;
  /** Milliseconds until it counts; 0 when it does. */
  waitMs: number;
  /** It was signed in the later half of what a token lives: no new one is needed. */
  isFresh: boolean;
}

/** Signs and reads tokens: when a form was first seen, and a random id. */
export interface Tokens {
  issue(now: number): Token;
  /** `undefined` for one that is forged, too old, or none. */
  read(text: string | undefined, now: number): Token | undefined;
}

/** Tokens under a key; times are milliseconds since 1970. */
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
      // A clock that was set back by a moment does no harm.
      return age > MAX_TOKEN_AGE_MS || age < -60_000 ? undefined : tokenOf(text!, id, age);
    },
  };
}

const SHAPE = /^(([0-9a-z]{1,10})\.([\w-]{22}))\.([\w-]{43})$/;

const equal = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));
