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

/** A post as it came in. */
export interface LeadRequest {
  headers: IncomingHttpHeaders;
  /** `undefined` when it was larger than may be read. */
  body: Buffer | undefined;
  /** Who sent it, as the rate limit counts. */
  visitor: string;
}

/** What a post is judged and kept with. */
export interface LeadContext {
  /** `undefined` where leads cannot be kept. */
  store: LeadStore | undefined;
  tokens: Tokens;
  /** Counts every post of our pages. */
  posts: RateLimit;
  /** Counts the posts of other sites' pages, so that they do not use up what a visitor may send. */
  foreignPosts: RateLimit;
  /** Counts messages that are stored. */
  messages: MessageLimit;
  now: () => number;
  /** Told of a store that fails. */
  report: (error: unknown) => void;
}

/** What becomes of a post; the form is in it where there is something to show it on. */
export interface LeadResult {
  status: 200 | 201 | 400 | 403 | 413 | 415 | 422 | 425 | 429 | 501 | 503;
  post?: FormPost;
  id?: string;
  errors?: LeadErrors;
  /** Milliseconds until another try makes sense. */
  waitMs?: number;
  /** For the next try, where this one came without one that counts. */
  token?: Token;
  /** No page is worth while. */
  isPlainText?: true;
}

/** Milliseconds after which a disk that refuses is tried again. */
const DISK_RETRY_MS = 30_000;

/** Judges a post, and stores what it brings. */
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
  // The page's own token first: a second try of a message is the same lead even where the cookie was renewed meanwhile.
  const known = context.tokens.read(post.token, now) ?? cookieToken(headers, context.tokens, now);
  // Before there was an Origin header only a token tells our pages from others.
  if (origin === 'unknown' && !known) return { status: 403 };
  if (!context.store) return { status: 501, post };
  const token = known ?? context.tokens.issue(now);
  if (waitMs) return { status: 429, waitMs, post, token };
  const errors = validateLead(post.form, post.contents);
  if (Object.keys(errors).length) return { status: 422, errors, post, token };
  const { form, contents, isHoneypotHit } = post;
  // A program learns nothing of it: the answer is that of a lead, and a person who filled the field in is not lost.
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
    return { status: 503, waitMs: DISK_RETRY_MS, post, token };
  }
}

/** A page of another site that goes on is answered without a page. */
const rejectForeign = ({ waitMs }: RateLimitResult): LeadResult =>
  waitMs ? { status: 429, waitMs, isPlainText: true } : { status: 403 };

/** The same for each try of one message, and for no other. */
function keyOf({ form, contents, id, isHoneypotHit }: FormPost, token: Token): string {
  // The contents are in it, so that another message under an old id is not taken for the old one.
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
