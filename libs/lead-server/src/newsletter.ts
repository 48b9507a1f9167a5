import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '@vantedge/leads';
import { attribute, text as escaped } from '@vantedge/documents/html';
import { command } from '@vantedge/errors';
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  CONFIRMATION,
  type Lead,
  type LeadStore,
  NEWSLETTER,
  type NewLead,
  type SentLead,
} from './lead-store.ts';
import type { Mail, MailTarget } from './mail.ts';
import { notifyFailed, type Target } from './target.ts';

const DAY_MS = 86_400_000;

/** How long a sign-up can be confirmed. Then it is erased. */
export const CONFIRM_MS = 7 * DAY_MS;

/** What a link lets its holder do. */
export type Purpose = 'confirm' | 'unsubscribe';

export const PATHS = { confirm: CONFIRM_PATH, unsubscribe: UNSUBSCRIBE_PATH };

/** Where links come from: the store that signs them, and the origin of the site, if it is known. */
export interface LinkSource {
  store: Pick<LeadStore, 'key'>;
  origin: () => string | undefined;
}

/** How a submission is stored. A sign-up that is to be confirmed goes to its sender, and to nobody else. */
export function initialState(
  form: string,
  deliveries: { names: readonly string[]; confirms: boolean } | undefined,
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
      throw notifyFailed(mailer.name, reason, [
        'add "origin" to the settings, then',
        command('site', 'settings', 'apply', '<file>'),
      ]);
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
