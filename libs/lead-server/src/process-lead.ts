import type { FormDeclaration } from '@vantedge/federation-contract';
import { type FormErrors, validateForm } from '@vantedge/leads';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Deliveries } from './deliveries.ts';
import type { RequestOrigin } from './lead-exchange.ts';
import { type LeadLimiter, pseudonym } from './lead-limits.ts';
import { comparableEmail, type LeadContents, type LeadStore } from './lead-store.ts';
import { leadSource } from './lead-source.ts';
import { initialState } from './newsletter.ts';
import { type FormPost, readForm, toLeadContents } from './read-form.ts';

/** A submitted form, as received. */
export interface LeadRequest {
  /** `<section>/<form>` of its URL. */
  form: string;
  /** Its declarations, the live one first; none if no release of the last day has it. */
  declarations: readonly FormDeclaration[];
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
  deliveries?: Pick<Deliveries, 'names' | 'confirms' | 'wake'> | undefined;
  /** Hides senders; servers that share counters share it, unless the store is unavailable. */
  key: () => Promise<Buffer>;
  now: () => number;
  /** Receives errors of the store. */
  report: (error: unknown) => void;
}

/** The outcome of a submission. `post` is present if the form can be shown again. */
export interface LeadResult {
  status: 200 | 201 | 400 | 403 | 410 | 413 | 415 | 422 | 429 | 501 | 503;
  post?: FormPost;
  errors?: FormErrors;
  /** A sign-up that its sender has yet to confirm, by mail. */
  confirm?: true;
  /** Time until the next attempt is worthwhile, in milliseconds. */
  waitMs?: number;
  /** Respond with plain text instead of a page. */
  isPlainText?: true;
}

/** When clients should retry after a failed write. */
export const STORE_RETRY_MS = 30_000;

/** Checks a submission and stores it. */
export async function processLead(
  { form, declarations, headers, body, network, origin }: LeadRequest,
  { store, limiter, deliveries, key, now, report }: LeadContext,
): Promise<LeadResult> {
  // Pages would make a flood expensive.
  if (origin === 'foreign') return { status: 403, isPlainText: true };
  const visitor = pseudonym(await key(), network);
  const waitMs = await limiter.post(visitor);
  if (waitMs) return { status: 429, waitMs, isPlainText: true };
  if (!body) return { status: 413 };
  if (!isFormPost(headers)) return { status: 415 };
  const post = readForm(body, headers.referer);
  if (!post) return { status: 400 };
  if (!declarations.length) return { status: 410, post };
  if (post.isPrefill) return { status: 200, post };
  if (!store) return { status: 501, post };
  const { contents, errors } = validContents(declarations, post);
  if (errors) return { status: 422, errors, post };
  const state = initialState(form, deliveries);
  const accepted = { post, ...(state.subscription === 'pending' && { confirm: true as const }) };
  // It is counted and not stored, and gets the same response as a lead, so that bots learn nothing.
  if (post.isHoneypotHit) return { status: 201, ...accepted };
  const lead = {
    key: accepted.confirm ? signUpKey(contents, now()) : messageKey(form, contents, post.id, now()),
    form,
    source: leadSource(post.source ?? ''),
    contents,
    ...state,
  };
  try {
    const result = await limiter.message(visitor, () => store.put(lead));
    if (!('stored' in result)) return { status: 429, waitMs: result.waitMs, post };
    if (result.stored.isNew) deliveries?.wake();
    return { status: result.stored.isNew ? 201 : 200, ...accepted };
  } catch (error) {
    report(error);
    return { status: 503, waitMs: STORE_RETRY_MS, post };
  }
}

/**
 * The contents by the declaration that the post is valid by: the live one, or an earlier one, if that keeps more of what was typed into a page
 * of its release. If it is valid by none, the errors are those of the live one.
 */
function validContents(
  declarations: readonly FormDeclaration[],
  { values }: FormPost,
): { contents: LeadContents; errors?: FormErrors } {
  const attempts = declarations.map(({ fields }) => {
    const contents = toLeadContents(fields, values);
    return { contents, errors: validateForm(fields, contents) };
  });
  const size = (of: object) => Object.keys(of).length;
  const valid = attempts.filter(({ errors }) => !size(errors)).map(({ contents }) => contents);
  const [first, ...others] = valid;
  if (!first) return attempts[0]!;
  return { contents: others.reduce((best, next) => (size(next) > size(best) ? next : best), first) };
}

/**
 * Identifies a message: the same for every attempt to send it. Without script it has no id; then the same contents on a day are the same
 * message. With one, a different message under the same id is a new lead.
 */
function messageKey(form: string, contents: LeadContents, id: string | undefined, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([id ?? day, form, contents]))
    .digest('base64url');
}

/**
 * Identifies a sign-up that needs confirmation: an address, in any notation, gets at most one mail an hour, so that this form cannot be used to
 * flood it.
 */
function signUpKey({ email = '' }: LeadContents, now: number): string {
  const hour = new Date(now).toISOString().slice(0, 13);
  return createHash('sha256')
    .update(JSON.stringify([hour, comparableEmail(email)]))
    .digest('base64url');
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

const isFormPost = (headers: IncomingHttpHeaders) =>
  FORM_TYPE.test(headers['content-type'] ?? '') && (headers['content-encoding'] ?? 'identity') === 'identity';
