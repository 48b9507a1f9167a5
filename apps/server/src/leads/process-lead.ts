import { HONEYPOT, type LeadErrors, validateLead } from '@vantedge/leads';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { LeadStore } from './lead-store.ts';
import { originOf } from './origin.ts';
import type { MessageLimit } from './message-limit.ts';
import type { RateLimitResult, RateLimit } from './rate-limit.ts';
import { type FormPost, readForm } from './read-form.ts';
import { cookieToken } from './token-cookie.ts';
import type { Token, Tokens } from './token.ts';

/** A submitted form, as received. */
export interface LeadRequest {
  headers: IncomingHttpHeaders;
  /** `undefined` if it exceeds the size limit. */
  body: Buffer | undefined;
  /** Identifies the sender for the rate limits. */
  visitor: string;
}

/** What is needed to check and store a lead. */
export interface LeadContext {
  /** `undefined` when leads are not stored. */
  store: LeadStore | undefined;
  /** Rejects while the store, which keeps the signing key, is unavailable. */
  tokens: () => Promise<Tokens>;
  /** Counts all submissions from this site. */
  posts: RateLimit;
  /** Counts submissions from other sites separately, so that they do not use up a visitor's allowance. */
  foreignPosts: RateLimit;
  /** Counts stored messages. */
  messages: MessageLimit;
  now: () => number;
  /** Receives errors of the store. */
  report: (error: unknown) => void;
}

/** The outcome of a submission. `post` is present if the form can be shown again. */
export interface LeadResult {
  status: 200 | 201 | 400 | 403 | 413 | 415 | 422 | 425 | 429 | 501 | 503;
  post?: FormPost;
  id?: string;
  errors?: LeadErrors;
  /** Time until the next attempt is worthwhile, in milliseconds. */
  waitMs?: number;
  /** A token for the next attempt, if this one had no valid token. */
  token?: Token;
  /** Respond with plain text instead of a page. */
  isPlainText?: true;
}

/** When clients should retry after a failed write. */
const STORE_RETRY_MS = 30_000;

/** Checks a submission and stores it. */
export async function processLead(
  { headers, body, visitor }: LeadRequest,
  context: LeadContext,
): Promise<LeadResult> {
  const now = context.now();
  const origin = originOf(headers);
  if (origin === 'foreign') return rejectForeign(context.foreignPosts.take(visitor, now));
  const { waitMs, isFlood } = context.posts.take(visitor, now);
  if (isFlood) return { status: 429, waitMs, isPlainText: true };
  if (!body) return { status: 413 };
  if (!isFormPost(headers)) return { status: 415 };
  const post = readForm(body);
  if (!post) return { status: 400 };
  const tokens = await context.tokens().catch((error: unknown) => context.report(error));
  if (!tokens) return { status: 503, waitMs: STORE_RETRY_MS, post };
  // The page's token first, so that a retry is the same lead even if the cookie was renewed in the meantime.
  const known = tokens.read(post.token, now) ?? cookieToken(headers, tokens, now);
  // Old browsers send no Origin header; then only a token shows that the form is from this site.
  if (origin === 'unknown' && !known) return { status: 403 };
  if (!context.store) return { status: 501, post };
  const token = known ?? tokens.issue(now);
  if (waitMs) return { status: 429, waitMs, post, token };
  const errors = validateLead(post.form, post.contents);
  if (Object.keys(errors).length) return { status: 422, errors, post, token };
  const { form, contents, isHoneypotHit } = post;
  // Honeypot hits get the same response as leads, so bots learn nothing, and are stored, so no real message is lost.
  if (token.waitMs && !isHoneypotHit) return { status: 425, waitMs: token.waitMs, post, token };
  const key = keyOf(post, token);
  const count = context.messages.take({ visitor, email: post.contents['email'] ?? '', key }, now);
  if (count.waitMs) return { status: 429, waitMs: count.waitMs, post, token };
  try {
    const { id, isNew } = await context.store.put({ key, form, contents, isHoneypotHit });
    return { status: isNew ? 201 : 200, id, post };
  } catch (error) {
    count.undo();
    context.report(error);
    return { status: 503, waitMs: STORE_RETRY_MS, post, token };
  }
}

/** Rejects a submission from another site; repeated ones get a plain-text response. */
const rejectForeign = ({ waitMs }: RateLimitResult): LeadResult =>
  waitMs ? { status: 429, waitMs, isPlainText: true } : { status: 403 };

/** Identifies a message: the same for every attempt to send it. */
function keyOf({ form, contents, id, isHoneypotHit }: FormPost, token: Token): string {
  // Includes the contents, so that a different message with a reused id is a new lead.
  return createHash('sha256')
    .update(JSON.stringify([id ?? token.id, form, contents, ...(isHoneypotHit ? [HONEYPOT] : [])]))
    .digest('base64url');
}

function isFormPost(headers: IncomingHttpHeaders): boolean {
  const [type = '', ...parameters] = (headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isUtf8 = parameters.every((part) => !part.startsWith('charset=') || /^charset="?utf-8"?$/.test(part));
  const coding = headers['content-encoding'] ?? 'identity';
  return type === 'application/x-www-form-urlencoded' && isUtf8 && coding === 'identity';
}
