import { Webhook } from 'standardwebhooks';
import type { Lead } from './lead-store.ts';
import { openReceiver, type Receiver } from './testing/receivers.ts';
import { webhookTarget } from './webhook.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const lead: Lead = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  form: 'shell/contact',
  at: '2026-01-01T10:00:00.000Z',
  source: { page: '/contact' },
  contents: { name: 'Zoë “Ada” <b>', email: 'ada@example.com' },
};

const never = new AbortController().signal;

const withReceiver = async (statuses: number[], work: (receiver: Receiver) => Promise<void>) => {
  const receiver = await openReceiver(statuses);
  try {
    await work(receiver);
  } finally {
    await receiver.close();
  }
};

test('a lead arrives with a signature that the library of Standard Webhooks verifies', async () => {
  await withReceiver([], async (receiver) => {
    const target = webhookTarget('crm', new URL(receiver.url), SECRET);
    await target.send(lead, never);
    await target.send(lead, never);
    const ids = receiver.requests.map(({ headers, body }) => {
      const event = new Webhook(SECRET).verify(body, headers as Record<string, string>);
      expect(event).toEqual({ type: 'lead.created', timestamp: lead.at, data: lead });
      expect(headers['content-type']).toBe('application/json');
      return headers['webhook-id'];
    });
    expect(ids).toEqual([lead.id, lead.id]);
    const [{ headers, body }] = receiver.requests as [Receiver['requests'][0]];
    expect(() => new Webhook(SECRET).verify(`${body} `, headers as Record<string, string>)).toThrow(
      'No matching signature',
    );
  });
});

test.each([
  [500, 'status 500', "look at the receiver's log"],
  [302, 'status 302', 'redirects are not followed: name the final URL'],
])('status %s is a failure, and the redirect is not followed', async (status, reason, fix) => {
  await withReceiver([status], async (receiver) => {
    const sending = webhookTarget('crm', new URL(receiver.url), SECRET).send(lead, never);
    const message = expect.stringContaining(reason) as string;
    await expect(sending).rejects.toMatchObject({ code: 'NOTIFY_FAILED', at: '--notify crm', message, fix });
    expect(receiver.requests).toEqual([]);
  });
});

test('what cannot be reached is named by a code, without its URL, which may contain a secret', async () => {
  const receiver = await openReceiver();
  await receiver.close();
  const target = webhookTarget('crm', new URL('/token-123', receiver.url), SECRET);
  const refused = await target.send(lead, never).catch((error: unknown) => error as Error);
  expect((refused as Error).message).toContain('ECONNREFUSED');
  const late = await target.send(lead, AbortSignal.timeout(0)).catch((error: unknown) => error as Error);
  for (const { message, stack, cause } of [refused, late] as Error[]) {
    expect(`${message}${stack}`).not.toMatch(/token-123|127\.0\.0\.1|whsec/);
    expect(cause).toBeUndefined();
  }
});
