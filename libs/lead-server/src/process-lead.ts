import { HONEYPOT, type LeadErrors, validateLead } from '@vantedge/leads';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Deliveries } from './deliveries.ts';
import type { RequestOrigin } from './lead-exchange.ts';
import { type LeadLimiter, pseudonym } from './lead-limits.ts';
import type { LeadStore } from './lead-store.ts';
import { type FormPost, readForm } from './read-form.ts';
import { cookieToken, type Token, tokens } from './token.ts';

/** A submitted form, as received. */
export interface LeadRequest {
  headers: IncomingHttpHeaders;
  /** `undefined` if it exceeds the size limit. */
  body: Buffer | undefined;
  /** The network of the sender. */
  network: string;
  origin: RequestOrigin;
}

/** What is needed to check and store a lead. */
export interface LeadContext {
  /** `undefined` when leads are not stored. */
  store: LeadStore | undefined;
  limiter: LeadLimiter;
  /** Present if leads are delivered. */
  deliveries?: Pick<Deliveries, 'names' | 'wake'> | undefined;
  /** The key that signs tokens; rejects while the store, which keeps it, is unavailable. */
  key: () => Promise<Buffer>;
  /** Hides senders from everything but this process. */
  temporaryKey: Buffer;
  now: () => number;
  /** Receives errors of the store. */
  report: (error: unknown) => void;
}

/** The outcome of a submission. `post` is present if the form can be shown again. */
export interface LeadResult {
  status: 200 | 201 | 400 | 403 | 413 | 415 | 422 | 425 | 429 | 501 | 503;
  post?: FormPost;
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
  { headers, body, network, origin }: LeadRequest,
  { store, limiter, deliveries, key: readKey, temporaryKey, now: clock, report }: LeadContext,
): Promise<LeadResult> {
  const now = clock();
  if (origin === 'foreign') {
    const waitMs = await limiter.foreignPost(pseudonym(temporaryKey, network));
    return waitMs ? { status: 429, waitMs, isPlainText: true } : { status: 403 };
  }
  const key = await readKey().catch(report);
  // Servers that share counters need the same pseudonyms.
  const nameOf = (text: string) => pseudonym(key ?? temporaryKey, text);
  const waitMs = await limiter.post(nameOf(network));
  // A page would make a flood expensive.
  if (waitMs) return { status: 429, waitMs, isPlainText: true };
  if (!body) return { status: 413 };
  if (!isFormPost(headers)) return { status: 415 };
  const post = readForm(body);
  if (!post) return { status: 400 };
  if (!key) return { status: 503, waitMs: STORE_RETRY_MS, post };
  const signed = tokens(key);
  // The page's token first, so that a retry is the same lead even if the cookie was renewed in the meantime.
  const known = signed.read(post.token, now) ?? cookieToken(headers, signed, now);
  // Old browsers send no Origin header; then only a token shows that the form is from this site.
  if (origin === 'unknown' && !known) return { status: 403 };
  if (!store) return { status: 501, post };
  const token = known ?? signed.issue(now);
  const errors = validateLead(post.form, post.contents);
  if (Object.keys(errors).length) return { status: 422, errors, post, token };
  const { form, contents, isHoneypotHit } = post;
  // Honeypot hits get the same response as leads, so bots learn nothing, and are stored, so no real message is lost.
  if (token.waitMs && !isHoneypotHit) return { status: 425, waitMs: token.waitMs, post, token };
  const message = messageKey(post, token);
  const sender = { visitor: nameOf(network), key: message };
  try {
    const result = await limiter.message(sender, () =>
      store.put({
        key: message,
        form,
        contents,
        isHoneypotHit,
        targets: isHoneypotHit ? [] : (deliveries?.names ?? []),
      }),
    );
    if (!('stored' in result)) return { status: 429, waitMs: result.waitMs, post, token };
    if (result.stored.isNew) deliveries?.wake();
    return { status: result.stored.isNew ? 201 : 200, post };
  } catch (error) {
    report(error);
    return { status: 503, waitMs: STORE_RETRY_MS, post, token };
  }
}

/** Identifies a message: the same for every attempt to send it. */
function messageKey({ form, contents, id, isHoneypotHit }: FormPost, token: Token): string {
  // Includes the contents, so that a different message with a reused id is a new lead.
  return createHash('sha256')
    .update(JSON.stringify([id ?? token.id, form, contents, ...(isHoneypotHit ? [HONEYPOT] : [])]))
    .digest('base64url');
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const isFormPost = (headers: IncomingHttpHeaders) =>
  FORM_TYPE.test(headers['content-type'] ?? '') && (headers['content-encoding'] ?? 'identity') === 'identity';
