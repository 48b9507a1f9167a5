import { STRESS } from '@vantedge/store/testing';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import type { Lead } from './lead-store.ts';
import { composeMail, mailTarget } from './mail.ts';
import { type Mailbox, openMailbox } from './testing/receivers.ts';

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';

const leadOf = (contents: Lead['contents']): Lead => ({
  id: ID,
  form: 'shell/contact',
  at: '2026-01-01T10:00:00.000Z',
  source: { landing: '/rate-card', utm_source: '<mail>' },
  contents,
});

const lead = leadOf({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Engines & Co',
  message: 'Two people.\n<b>Soon</b>',
});

async function withMailbox(
  work: (mailbox: Mailbox, url: (user?: string) => URL) => Promise<void>,
  options: Parameters<typeof openMailbox>[0] = {},
) {
  const mailbox = await openMailbox(options);
  const url = (user = '') =>
    new URL(
      `smtp://${user}127.0.0.1:${mailbox.port}?from=site@example.com&to=sales@example.com,boss@example.com`,
    );
  try {
    await work(mailbox, url);
  } finally {
    await mailbox.close();
  }
}

const never = new AbortController().signal;

test('a lead arrives as text and HTML, and an answer goes to the visitor', async () => {
  await withMailbox(async (mailbox, url) => {
    await mailTarget('sales', url()).send(lead, never);
    const [mail] = mailbox.mails as [string];
    const headers = mailbox.headersOf(mail);
    const expected = {
      from: 'site@example.com',
      to: 'sales@example.com, boss@example.com',
      'reply-to': 'Ada Lovelace <ada@example.com>',
      subject: 'Contact: Ada Lovelace, Engines & Co',
      'message-id': `<${ID}.sales@example.com>`,
      'auto-submitted': 'auto-generated',
    };
    for (const [name, value] of Object.entries(expected)) expect(headers.get(name)).toEqual([value]);
    expect(headers.get('content-type')![0]).toContain('multipart/alternative');
    expect(mail).toContain('Message: Two people.\r\n<b>Soon</b>');
    expect(mail).toContain('Two people.\r\n&lt;b&gt;Soon&lt;/b&gt;');
    expect(mail).toContain('Engines &amp; Co');
    expect(mail).toContain('landing: /rate-card\r\nutm_source: <mail>');
    expect(mail).toContain('Form: shell/contact');
    expect(mail).toContain('&lt;mail&gt;');
  });
});

test('logs in with the password of the environment', async () => {
  await withMailbox(
    async (mailbox, url) => {
      const target = mailTarget('sales', url('site@'), 'geheim');
      await target.verify!();
      await target.send(lead, never);
      expect(mailbox.mails).toHaveLength(1);
    },
    { password: 'geheim' },
  );
});

test.each([
  ['a wrong password', 'falsch', { password: 'geheim' }, /EAUTH 535/],
  ['a refused mail', '', { refuse: 1 }, /EMESSAGE 451 4.7.1/],
])('after %s, the error has codes and nothing else', async (_, password, options, reason) => {
  await withMailbox(async (_mailbox, url) => {
    const target = mailTarget('sales', url(password && 'site@'), password);
    const error = await target.send(lead, never).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      code: 'NOTIFY_FAILED',
      at: '--notify sales',
      message: expect.stringMatching(reason),
    });
    const { message, stack, fix } = error as { message: string; stack: string; fix: string };
    expect(`${message}${stack}${fix}`).not.toMatch(/geheim|falsch|site|example|Ada|Two/);
    expect((error as Error).cause).toBeUndefined();
    if (password) await expect(target.verify!()).rejects.toMatchObject({ code: 'NOTIFY_FAILED' });
  }, options);
});

test('a server that does not respond is given up when the attempt ends', async () => {
  await withMailbox(async (_, url) => {
    const target = mailTarget('sales', url());
    await expect(target.send(lead, AbortSignal.abort())).rejects.toMatchObject({ code: 'NOTIFY_FAILED' });
  });
});

test('whatever a visitor writes, the headers are those of the site', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          '\0',
          '\u2028',
          '\u0085',
          'Bcc: x@evil.example',
          'Subject: y',
          '"',
          '<',
          '>',
          ',',
          ';',
          '=?utf-8?q?=0ABcc:?=',
          '\ud800',
          ' ',
        ),
      )
      .map((parts) => parts.join('')),
  );
  const fields = fc.record({ name: text, email: text, company: text, message: text });
  const names = (await headersOf(lead)).map(([name]) => name);
  async function headersOf(of: Lead) {
    const { message } = await transport.sendMail(
      composeMail(of, 'sales', { from: 'site@example.com', to: ['sales@example.com'] }),
    );
    const mailbox = (message as Buffer).toString().split('\r\n\r\n', 1)[0]!;
    const lines = mailbox.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    return lines.map((line) => line.split(/: ?(.*)/s) as [string, string]);
  }
  await fc.assert(
    fc.asyncProperty(fields, async (contents) => {
      const headers = await headersOf(leadOf(contents));
      const value = (name: string) => headers.filter(([each]) => each === name).map(([, text]) => text);
      const sent = headers.map(([name]) => name);
      // Without an address there is no Reply-To.
      expect(names.filter((name) => name !== 'Reply-To')).toEqual(sent.filter((name) => name !== 'Reply-To'));
      expect(value('To')).toEqual(['sales@example.com']);
      expect(value('From')).toEqual(['site@example.com']);
      expect(value('Subject')[0]!.length).toBeLessThan(2_000);
    }),
    { numRuns: 40 * STRESS },
  );
});

test('long values are cut, and not within a character', () => {
  const { subject, text } = composeMail(
    leadOf({ name: '😀'.repeat(90), message: 'x'.repeat(60_000) }),
    'sales',
    {
      from: 'site@example.com',
      to: ['sales@example.com'],
    },
  );
  expect(subject).toMatch(/^Contact: (😀)+…$/u);
  expect(subject.length).toBeLessThanOrEqual(150);
  expect(text.length).toBeLessThan(51_000);
});
