import { deliverLeads, parseNotify } from '@vantedge/lead-server';
import { openMailbox, openReceiver } from '@vantedge/lead-server/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { reportProblems } from '@vantedge/release/testing';
import { validContactForm, withLeads } from './testing/leads-server.ts';

test('a form posted without script arrives in the mailbox and at the webhook, though both refuse it twice', async () => {
  const [mailbox, receiver] = [await openMailbox({ refuse: 2 }), await openReceiver([500, 503])];
  const notify = parseNotify(
    [
      `sales=smtp://127.0.0.1:${mailbox.port}?from=site@example.com&to=sales@example.com`,
      `crm=${receiver.url}`,
    ],
    { VANTEDGE_WEBHOOK_SECRET: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' },
  );
  const [reports, results]: [string[], string[]] = [[], []];
  let wake = () => {};
  await withLeads(
    async (server, store) => {
      const deliveries = deliverLeads({
        store,
        notify,
        origin: () => undefined,
        report: reportProblems(reports),
        observe: (target, result) => results.push(`${target} ${result}`),
        retryMs: 2,
        pollMs: 5,
      });
      ({ wake } = deliveries);
      const answer = await server.post(validContactForm);
      expect([answer.status, answer.headers.location]).toEqual([303, '/contact/thank-you']);
      while (results.filter((result) => result.endsWith('delivered')).length < 2) await pause(1);
      await deliveries.close();
      const { id, deliveries: states } = (await store.list())[0]!;
      expect(states).toEqual({ crm: 'delivered', sales: 'delivered' });
      expect(mailbox.mails).toHaveLength(1);
      expect(mailbox.mails[0]).toContain(validContactForm.message);
      expect(mailbox.headersOf(mailbox.mails[0]!).get('message-id')).toEqual([`<${id}.sales@example.com>`]);
      expect(receiver.requests.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
        { type: 'lead.created', data: { id, contents: { email: validContactForm.email } } },
      ]);
      const retried = ['crm retried', 'sales retried'].flatMap((result) => [result, result]);
      expect(results.sort()).toEqual(['crm delivered', 'sales delivered', ...retried].sort());
      expect(reports.join()).not.toMatch(/ada|Ada|127\.0\.0\.1|whsec/);
    },
    {
      deliveries: { ...notify, wake: () => wake() },
    },
  );
  await Promise.all([mailbox.close(), receiver.close()]);
});
