import fc from 'fast-check';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Lead } from './lead-store.ts';
import { mailTarget } from './mail.ts';
import { confirmationMail, confirmationTarget, leadOfToken, newsletterUrl } from './newsletter.ts';
import { openMailbox } from './testing/receivers.ts';

const KEY = randomBytes(32);
const AT = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const ORIGIN = 'https://www.example.com';

const lead: Lead = {
  id: randomUUID(),
  form: 'shell/newsletter',
  at: new Date(AT).toISOString(),
  source: {},
  contents: { email: 'ada@example.com' },
  subscription: 'pending',
};
const tokenFor = (purpose: 'confirm' | 'unsubscribe', key = KEY) =>
  new URL(newsletterUrl(purpose, lead, key, ORIGIN)).searchParams.get('token')!;

test('a link names its page and is for its lead; that to confirm ends after seven days', () => {
  expect(newsletterUrl('confirm', lead, KEY, ORIGIN)).toMatch(`${ORIGIN}/newsletter/confirm?token=`);
  expect(newsletterUrl('unsubscribe', lead, KEY, ORIGIN)).toMatch(`${ORIGIN}/newsletter/unsubscribe?token=`);
  const [confirm, unsubscribe] = [tokenFor('confirm'), tokenFor('unsubscribe')];
  expect(leadOfToken('confirm', confirm, KEY, AT + 7 * DAY_MS - 1)).toBe(lead.id);
  expect(leadOfToken('confirm', confirm, KEY, AT + 7 * DAY_MS)).toBeUndefined();
  expect(leadOfToken('unsubscribe', unsubscribe, KEY, AT + 9_999 * DAY_MS)).toBe(lead.id);
});

test('a link is for one purpose and one store', () => {
  expect(leadOfToken('confirm', tokenFor('unsubscribe'), KEY, AT)).toBeUndefined();
  expect(leadOfToken('unsubscribe', tokenFor('confirm'), KEY, AT)).toBeUndefined();
  expect(leadOfToken('confirm', tokenFor('confirm', randomBytes(32)), KEY, AT)).toBeUndefined();
});

test('no altered link is for any lead', () => {
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    const token = tokenFor(purpose);
    for (let i = 0; i < token.length; i += 1) {
      for (const other of ['', '0', 'A', 'é', '.', token[i]!.toUpperCase()].filter((by) => by !== token[i])) {
        const altered = token.slice(0, i) + other + token.slice(i + 1);
        expect(leadOfToken(purpose, altered, KEY, AT)).toBeUndefined();
      }
    }
  }
  fc.assert(fc.property(fc.string(), (text) => leadOfToken('confirm', text, KEY, AT) === undefined));
});

test('a sign-up gets a mail with its links, and nobody else gets it', async () => {
  const mailbox = await openMailbox();
  const url = new URL(`smtp://127.0.0.1:${mailbox.port}?from=site@example.com&to=sales@example.com`);
  const source = { store: { key: async () => KEY }, origin: () => ORIGIN };
  await confirmationTarget(mailTarget('sales', url), source).send(lead, new AbortController().signal);
  await mailbox.close();
  const [mail] = mailbox.mails as [string];
  expect(mailbox.mails).toHaveLength(1);
  const headers = Object.fromEntries(mailbox.headersOf(mail));
  expect(headers).toMatchObject({
    from: ['site@example.com'],
    to: ['ada@example.com'],
    subject: ['Confirm your subscription to the newsletter of www.example.com'],
    'message-id': [`<${lead.id}.confirmation@example.com>`],
    'auto-submitted': ['auto-generated'],
    'list-unsubscribe': [`<${newsletterUrl('unsubscribe', lead, KEY, ORIGIN)}>`],
    'list-unsubscribe-post': ['List-Unsubscribe=One-Click'],
  });
  expect(Object.keys(headers)).not.toContain('reply-to');
  const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text.split(newsletterUrl('confirm', lead, KEY, ORIGIN))).toHaveLength(4);
  expect(text).toContain('erased after 7 days');
});

test('without the origin of the site, there is no link to send', async () => {
  const mailer = { name: 'sales', from: 'site@example.com', sendMail: jest.fn(), send: jest.fn() };
  const target = confirmationTarget(mailer, { store: { key: async () => KEY }, origin: () => undefined });
  await expect(target.send(lead, new AbortController().signal)).rejects.toMatchObject({
    code: 'NOTIFY_FAILED',
    at: '--notify sales',
    fix: expect.arrayContaining([expect.stringContaining('origin')]) as unknown[],
  });
  expect(mailer.sendMail).not.toHaveBeenCalled();
});

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  'A <a@example.com>, b@example.com',
])('the address %j adds no header and no receiver', async (email) => {
  const mailbox = await openMailbox();
  const url = new URL(`smtp://127.0.0.1:${mailbox.port}?from=site@example.com&to=sales@example.com`);
  const target = mailTarget('sales', url);
  const mail = confirmationMail({ ...lead, contents: { email } }, target.from, ORIGIN, KEY);
  await target.sendMail(mail, new AbortController().signal).catch(() => undefined);
  await mailbox.close();
  for (const sent of mailbox.mails) {
    const headers = mailbox.headersOf(sent);
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('to')!.join()).not.toMatch(/(?:^|[,<\s])b@example\.com/);
  }
  expect(mailbox.receivers.flat()).not.toContain('b@example.com');
});
