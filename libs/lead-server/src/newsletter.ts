import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '@vantedge/leads';
import { attribute, text as escaped } from '@vantedge/documents/html';
import { requestTarget } from '@vantedge/documents/http';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deliveries } from './deliveries.ts';
import type { LeadExchange, LeadHost } from './lead-exchange.ts';
import { pseudonym } from './lead-limits.ts';
import {
  CONFIRMATION,
  type Lead,
  type LeadStore,
  NEWSLETTER,
  type NewLead,
  type SentLead,
} from './lead-store.ts';
import type { Mail, MailTarget } from './mail.ts';
import type { LeadContext } from './process-lead.ts';
import { notifyFailed, type Target } from './target.ts';

const DAY_MS = 86_400_000;

/** How long a sign-up can be confirmed. Then it is erased. */
export const CONFIRM_MS = 7 * DAY_MS;

/** When a client should retry after the store failed. */
const STORE_RETRY_MS = 30_000;

/** What a link lets its holder do. */
type Purpose = 'confirm' | 'unsubscribe';

const PATHS = { confirm: CONFIRM_PATH, unsubscribe: UNSUBSCRIBE_PATH };

/** Where links come from: the store that signs them, and the origin of the site, if it is known. */
export interface LinkSource {
  store: Pick<LeadStore, 'key'>;
  origin: () => string | undefined;
}

/** How a submission is stored. A sign-up that is to be confirmed goes to its sender, and to nobody else. */
export function initialState(
  form: string,
  deliveries: Pick<Deliveries, 'names' | 'confirms'> | undefined,
): Pick<NewLead, 'subscription' | 'targets'> {
  const targets = deliveries?.names ?? [];
  if (form !== NEWSLETTER) return { targets };
  return deliveries?.confirms
    ? { subscription: 'pending', targets: [CONFIRMATION] }
    : { subscription: 'active', targets };
}

/** Returns the URL that confirms a sign-up, until it is erased, or that unsubscribes, at any time. */
export function newsletterUrl(
  purpose: Purpose,
  { id, at }: Pick<Lead, 'id' | 'at'>,
  key: Buffer,
  origin: string,
) {
  const payload = purpose === 'confirm' ? `${Date.parse(at) + CONFIRM_MS}.${id}` : id;
  // The id comes last: programs that find links in a text may leave out a `-` or `_` at the end.
  return `${origin}${PATHS[purpose]}?token=${signatureOf(purpose, payload, key)}.${payload}`;
}

const TOKEN = /^([\w-]{43})\.((?:(\d{1,15})\.)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))$/;

/** Returns the id of the lead that a link is for; `undefined` if it was not made here for this purpose, or has expired. */
export function leadOfToken(purpose: Purpose, token: string, key: Buffer, now: number): string | undefined {
  const [, signature, payload, until, id] = TOKEN.exec(token) ?? [];
  if (signature === undefined || payload === undefined) return undefined;
  const expected = signatureOf(purpose, payload, key);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined;
  return until !== undefined && now >= Number(until) ? undefined : id;
}

const signatureOf = (purpose: Purpose, payload: string, key: Buffer) =>
  createHmac('sha256', key).update(`newsletter ${purpose} ${payload}`).digest('base64url');

/** Adds the URL that unsubscribes to an active sign-up, for the mails of whoever gets it. */
export async function withUnsubscribe<T extends Lead>(
  lead: T,
  { store, origin }: LinkSource,
): Promise<T & SentLead> {
  const from = origin();
  if (lead.subscription !== 'active' || from === undefined) return lead;
  return { ...lead, unsubscribe: newsletterUrl('unsubscribe', lead, await store.key(), from) };
}

/** The target that asks the sender of a sign-up to confirm it, by mail. */
export const confirmationTarget = (mailer: MailTarget, { store, origin }: LinkSource): Target => ({
  name: CONFIRMATION,
  async send(lead, signal) {
    const from = origin();
    if (from === undefined) {
      const reason = 'the link to confirm a sign-up needs the origin of the site';
      throw notifyFailed(mailer.name, reason, 'site settings apply <file>, with "origin"');
    }
    await mailer.sendMail(confirmationMail(lead, mailer.from, from, await store.key()), signal);
  },
});

/** The mail that asks to confirm a sign-up. All that it has from its receiver is the address. */
export function confirmationMail(lead: Lead, from: string, origin: string, key: Buffer): Mail {
  const { id, at, contents } = lead;
  const { host } = new URL(origin);
  const confirm = newsletterUrl('confirm', lead, key, origin);
  const asked = `Someone, probably you, has signed up for the newsletter at ${host} with this email address.`;
  const please = 'To subscribe, open this page and confirm:';
  const ignore =
    'If you did not ask for it, ignore this email: the address is erased after 7 days, and the link no longer works then.';
  return {
    from,
    to: [{ name: '', address: contents['email'] ?? '' }],
    subject: `Confirm your subscription to the newsletter of ${host}`,
    messageId: `<${id}.${CONFIRMATION}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(at),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${newsletterUrl('unsubscribe', lead, key, origin)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: `${asked}\n\n${please}\n\n${confirm}\n\n${ignore}\n`,
    html: [
      `<p>${escaped(asked)}</p>`,
      `<p>${escaped(please)}<br><a href="${attribute(confirm)}">${escaped(confirm)}</a></p>`,
      `<p>${escaped(ignore)}</p>`,
    ].join(''),
  };
}

/** The body of a one-click request, in both of the formats of RFC 8058. */
const ONE_CLICK = /List-Unsubscribe(?:=|"\r\n\r\n)One-Click/;

/** More than a one-click request has. */
export const MAX_NEWSLETTER_BYTES = 4_096;

/**
 * Handles what the page of a link posts to its own URL, and one-click requests of mail programs. The token is the proof, so
 * the origin of a request does not matter.
 */
export const newsletterHandler =
  (purpose: Purpose, { store, limiter, deliveries, key, now, report }: LeadContext, host: LeadHost) =>
  async ({ request, response, body }: LeadExchange): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    const respond = (status: number, text: string, waitMs = 0) => {
      if (waitMs) response.setHeader('Retry-After', String(Math.ceil(waitMs / 1_000)));
      host.sendBody(request, response, status, text, { 'Content-Type': 'text/plain; charset=utf-8' });
    };
    const show = (state: string) =>
      void response.writeHead(303, { Location: `${PATHS[purpose]}#${state}`, 'Content-Length': '0' }).end();
    if (!body) return respond(413, 'Request too large.');
    if (!store) return respond(501, 'The newsletter is not available here.');
    try {
      const token = new URLSearchParams(requestTarget(request.url ?? '').query).get('token') ?? '';
      const id = leadOfToken(purpose, token, await store.key(), now());
      // By the lead, if there is one: a mail provider unsubscribes many people from one network.
      const waitMs = await limiter.post(pseudonym(await key(), id ?? host.networkOf(request)));
      if (waitMs) return respond(429, 'Too many requests. Try again later.', waitMs);
      if (purpose === 'confirm') {
        const state = id === undefined ? undefined : await store.confirm(id, deliveries?.names ?? []);
        if (state === 'active') deliveries?.wake();
        return show(state === 'active' ? 'confirmed' : 'expired');
      }
      if (id !== undefined) await store.unsubscribe(id);
      if (!ONE_CLICK.test(body.toString())) return show(id === undefined ? 'invalid' : 'done');
      return id === undefined ? respond(400, 'This link is not valid.') : respond(200, 'Unsubscribed.');
    } catch (error) {
      report(error);
      return respond(503, 'Sorry, there is a problem with the service. Try again later.', STORE_RETRY_MS);
    }
  };
