import { eventText } from '@vantedge/errors';
import { reportProblems } from '@vantedge/release/testing';
import type { LeadStore } from './lead-store.ts';
import { checkNotify, parseNotify } from './notify.ts';
import { openMailbox } from './testing/receivers.ts';

const SECRETS = {
  VANTEDGE_SMTP_PASSWORD: 'pw-in-environment',
  VANTEDGE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

const MAIL = 'smtps://user@mail.example.com?from=site@example.com&to=a@example.com,b@example.com';

test('each target has a name and a URL', () => {
  const { names, targets, problems } = parseNotify(
    [
      `sales=${MAIL}`,
      'crm=https://crm.example.com/leads?a=b',
      'dev=http://localhost:9000/',
      'spool=smtp://[::1]:2525?from=a@example.com&to=b@example.com',
    ],
    SECRETS,
  );
  expect([names, targets.map(({ name }) => name), problems]).toEqual([
    ['sales', 'crm', 'dev', 'spool'],
    ['sales', 'crm', 'dev', 'spool'],
    [],
  ]);
});

test.each([
  [
    'a password',
    'sales=smtps://user:pw-in-url@mail.example.com?from=a@example.com&to=b@example.com',
    'VANTEDGE_SMTP_PASSWORD',
  ],
  ['a password for a webhook', 'crm=https://user:pw-in-url@crm.example.com', 'VANTEDGE_WEBHOOK_SECRET'],
  ['no name', 'smtps://user:pw-in-url@mail.example.com', '<name>=<url>'],
  ['a name with a space', 'a b=https://crm.example.com', '<name>=<url>'],
  ['no URL', 'sales=pw-in-url', 'smtp'],
  ['a reserved name', 'confirmation=https://crm.example.com/pw-in-url', 'confirm'],
  ['another scheme', 'sales=ftp://pw-in-url', 'smtp'],
  ['no receiver', 'sales=smtps://mail.example.com?from=a@example.com', 'to'],
  ['two senders', `sales=${MAIL}&from=c@example.com`, 'from'],
  ['a receiver with a name', 'sales=smtps://mail.example.com?from=a@example.com&to=B<b@example.com>', 'to'],
  ['an unknown parameter', `sales=${MAIL}&bcc=pw-in-url`, 'from'],
  ['http to another machine', 'crm=http://pw-in-url.example.com', 'https'],
  ['http to a name that looks like this machine', 'crm=http://127.0.0.1.pw-in-url.com', 'https'],
])('%s is named with its fix, without the URL', (_, value, hint) => {
  const { targets, problems } = parseNotify([value], SECRETS);
  expect([targets, problems]).toEqual([[], [expect.objectContaining({ code: 'NOTIFY_INVALID' })]]);
  const text = eventText({ level: 'error', event: 'x', message: '', problems });
  expect(text).toContain(hint);
  expect(text).not.toMatch(/pw-in/);
});

test.each([
  [`sales=${MAIL}`, {}, 'VANTEDGE_SMTP_PASSWORD is not set'],
  ['crm=https://crm.example.com', {}, 'VANTEDGE_WEBHOOK_SECRET is not set'],
  [
    'crm=https://crm.example.com',
    { VANTEDGE_WEBHOOK_SECRET: 'pw-short' },
    'VANTEDGE_WEBHOOK_SECRET is not whsec_',
  ],
])('%s needs a secret of the environment %p', (value, environment, reason) => {
  const { names, problems } = parseNotify([value], environment);
  // Leads wait for it.
  expect(names).toEqual([value.split('=', 1)[0]]);
  expect(problems[0]!.message).toContain(reason);
  expect(problems[0]!.message).not.toContain('pw-short');
});

test('a name belongs to one target', () => {
  const { names, problems } = parseNotify(
    ['crm=https://a.example.com', 'crm=https://b.example.com'],
    SECRETS,
  );
  expect([names, problems.map(({ at }) => at)]).toEqual([['crm'], ['--notify crm']]);
});

test('at start, what does not work is reported with its fix', async () => {
  const mailbox = await openMailbox({ password: 'another' });
  const url = `smtp://site@127.0.0.1:${mailbox.port}?from=a@example.com&to=b@example.com`;
  const texts: string[] = [];
  const waiting = async () => [
    { target: 'sales', leads: 1, since: new Date() },
    { target: 'old', leads: 2, since: new Date() },
  ];
  const store = { deliveries: { waiting } } as unknown as LeadStore;
  const notify = parseNotify([`sales=${url}`, 'crm=gopher://x', 'hook=https://crm.example.com'], SECRETS);
  await checkNotify(notify, store, reportProblems(texts));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/NOTIFY_INVALID.*\n.*--notify crm\n.*fix/);
  expect(texts[1]).toMatch(/NOTIFY_FAILED: .*EAUTH.*\n.*--notify sales\n.*fix +check the user/);
  expect(texts[2]).toMatch(/does not name: old \(2\)/);
  await mailbox.close();
});
