import { randomUUID } from 'node:crypto';
import { deliverLeads, enforceRetention, type LeadStore, parseNotify } from '@vantedge/lead-server';
import { type Mailbox, openMailbox } from '@vantedge/lead-server/testing';
import { setTimeout as pause } from 'node:timers/promises';
import { sendRequest } from '../http/testing/send-request.ts';
import { JSON_ACCEPTED, type LeadsServer, withLeads } from './testing/leads-server.ts';

const ORIGIN = 'https://www.example.com';
const DAY_MS = 86_400_000;
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

const signUp = { email: 'ada@example.com' };
const NEWSLETTER = 'shell/newsletter';

interface Site {
  server: LeadsServer;
  store: LeadStore;
  mailbox: Mailbox;
  /** Resolves to the mails to an address once it has received `count`. */
  mailsTo(address: string, count?: number): Promise<string[]>;
  /** Posts to a URL of the site. */
  post(url: URL, body?: string, headers?: Record<string, string>): ReturnType<typeof sendRequest>;
}

/** A server that delivers to a mailbox, at the real time. */
async function withMailbox(work: (site: Site) => Promise<void>, options: { postsPerMinute?: number } = {}) {
  const mailbox = await openMailbox();
  const notify = parseNotify([
    `sales=smtp://127.0.0.1:${mailbox.port}?from=site@example.com&to=sales@example.com`,
  ]);
  const mailsTo = async (address: string, count = 1) => {
    const found = () => mailbox.mails.filter((_, i) => mailbox.receivers[i]!.includes(address));
    while (found().length < count) await pause(1);
    // What would be sent twice is sent at once.
    await pause(20);
    return found();
  };
  let wake = () => {};
  await withLeads(
    async (server, store) => {
      const deliveries = deliverLeads({
        store,
        notify,
        origin: () => ORIGIN,
        report: () => undefined,
        pollMs: 5,
      });
      ({ wake } = deliveries);
      const post: Site['post'] = ({ pathname, search }, body = '', headers = {}) =>
        sendRequest(server.url, pathname + search, {
          method: 'POST',
          headers: { ...FORM_TYPE, ...headers },
          body,
        });
      await work({ server, store, mailbox, mailsTo, post });
      await deliveries.close();
    },
    {
      now: Date.now,
      deliveries: { ...notify, wake: () => wake() },
      limits: { postsPerMinute: 1e9, messagesPerDay: 1e9, ...options },
    },
  );
  await mailbox.close();
}

/** The decoded text of a mail. */
const textOf = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

const linkToConfirm = (mail: string) =>
  new URL(/https:\S+\/newsletter\/confirm\?token=[\w.-]+/.exec(textOf(mail))![0]);

const linkToUnsubscribe = (mailbox: Mailbox, mail: string) =>
  new URL(mailbox.headersOf(mail).get('list-unsubscribe')![0]!.slice(1, -1));

const statesIn = async (store: LeadStore) => (await store.list()).map(({ subscription }) => subscription);

test('a sign-up is delivered once its sender has confirmed it', async () => {
  await withMailbox(async ({ server, store, mailbox, mailsTo, post }) => {
    const answer = await server.post(signUp, {}, NEWSLETTER);
    expect([answer.status, answer.headers.location]).toEqual([303, '/newsletter/confirm#sent']);
    const [mail] = (await mailsTo('ada@example.com')) as [string];
    expect(mailbox.receivers).toEqual([['ada@example.com']]);
    const link = linkToConfirm(mail);
    expect(link.origin).toBe(ORIGIN);
    // A program that looks for threats in mails follows links.
    expect((await sendRequest(server.url, link.pathname + link.search)).status).toBe(200);
    await pause(20);
    expect([await statesIn(store), mailbox.mails.length]).toEqual([['pending'], 1]);
    for (let repeated = 0; repeated < 2; repeated += 1) {
      const { status, headers } = await post(link);
      expect([status, headers.location]).toEqual([303, '/newsletter/confirm#confirmed']);
      expect(headers['cache-control']).toBe('no-store');
    }
    const [delivered, ...others] = await mailsTo('sales@example.com');
    expect(others).toEqual([]);
    expect(await statesIn(store)).toEqual(['active']);
    // The target gets the URL for the List-Unsubscribe header of newsletters.
    const unsubscribe = linkToUnsubscribe(mailbox, mail);
    expect(textOf(delivered!)).toContain(`Unsubscribe: ${unsubscribe.href}`);
    expect(mailbox.headersOf(delivered!).has('list-unsubscribe')).toBe(false);
  });
});

test('a script learns that a sign-up is to be confirmed, and a message is delivered at once', async () => {
  await withMailbox(async ({ server, mailsTo }) => {
    const id = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    const answer = await server.post({ ...signUp, id }, JSON_ACCEPTED, NEWSLETTER);
    expect(JSON.parse(answer.body.toString())).toEqual({ id, confirm: true });
    const bot = await server.post({ ...signUp, id, subject: 'spam' }, JSON_ACCEPTED, NEWSLETTER);
    expect(bot.body).toEqual(answer.body);
    const message = {
      form: 'contact',
      name: 'Ada',
      email: 'ada@example.com',
      company: 'E',
      service: 'bpo',
      message: 'Hi',
    };
    const sent = await server.post({ ...message, id }, JSON_ACCEPTED);
    expect(JSON.parse(sent.body.toString())).toEqual({ id });
    expect(await mailsTo('sales@example.com')).toHaveLength(1);
  });
});

test('the page of a link and a mail program unsubscribe, from any site, repeatedly', async () => {
  await withMailbox(async ({ server, store, mailbox, mailsTo, post }) => {
    await server.post(signUp, {}, NEWSLETTER);
    const [mail] = (await mailsTo('ada@example.com')) as [string];
    await post(linkToConfirm(mail));
    const link = linkToUnsubscribe(mailbox, mail);
    expect((await sendRequest(server.url, link.pathname + link.search)).status).toBe(200);
    expect(await statesIn(store)).toEqual(['active']);
    const fromElsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await post(link, ONE_CLICK, fromElsewhere)).status).toBe(200);
    expect(await statesIn(store)).toEqual(['ended']);
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
    expect((await post(link, body, multipart)).status).toBe(200);
    const page = await post(link);
    expect([page.status, page.headers.location]).toEqual([303, '/newsletter/unsubscribe#done']);
    expect((await post(linkToConfirm(mail))).headers.location).toBe('/newsletter/confirm#expired');
    expect(await statesIn(store)).toEqual(['ended']);
  });
});

test('who unsubscribes before confirming is erased', async () => {
  await withMailbox(async ({ server, store, mailbox, mailsTo, post }) => {
    await server.post(signUp, {}, NEWSLETTER);
    const [mail] = (await mailsTo('ada@example.com')) as [string];
    expect((await post(linkToUnsubscribe(mailbox, mail), ONE_CLICK)).status).toBe(200);
    expect(await store.count()).toBe(0);
    expect((await post(linkToConfirm(mail))).headers.location).toBe('/newsletter/confirm#expired');
  });
});

test('a link that is altered or missing changes nothing', async () => {
  await withMailbox(async ({ server, store, mailsTo, post }) => {
    await server.post(signUp, {}, NEWSLETTER);
    const [mail] = (await mailsTo('ada@example.com')) as [string];
    const { search } = linkToConfirm(mail);
    const at = (path: string) => new URL(path, server.url);
    for (const query of ['', '?token=', '?token=%00', `${search.slice(0, -1)}x`, `${search}&token`]) {
      const { status, headers } = await post(at(`/newsletter/confirm${query}`));
      const state = query === `${search}&token` ? 'confirmed' : 'expired';
      expect([status, headers.location]).toEqual([303, `/newsletter/confirm#${state}`]);
    }
    const page = await post(at(`/newsletter/unsubscribe${search}`));
    expect([page.status, page.headers.location]).toEqual([303, '/newsletter/unsubscribe#invalid']);
    expect((await post(at(`/newsletter/unsubscribe${search}`), ONE_CLICK)).status).toBe(400);
    expect((await post(at('/newsletter/unsubscribe'), 'x'.repeat(5_000))).status).toBe(413);
    expect(await statesIn(store)).toEqual(['active']);
  });
});

test('counts requests with a wrong link by network, and others by lead', async () => {
  await withMailbox(
    async ({ server, store, mailbox, mailsTo, post }) => {
      const links: URL[] = [];
      for (const email of ['ada@example.com', 'eve@example.com']) {
        const { id } = await store.put({
          key: email,
          form: NEWSLETTER,
          contents: { email },
          subscription: 'pending',
          targets: ['confirmation'],
        });
        const [mail] = (await mailsTo(email)) as [string];
        expect(mail).toContain(id);
        links.push(linkToUnsubscribe(mailbox, mail));
      }
      const wrong = new URL('/newsletter/unsubscribe', server.url);
      const statuses: (number | undefined)[] = [];
      for (const url of [wrong, wrong, ...links]) statuses.push((await post(url, ONE_CLICK)).status);
      expect(statuses).toEqual([400, 429, 200, 200]);
    },
    { postsPerMinute: 1 },
  );
});

test('an address gets one mail an hour, from all senders and in any notation', async () => {
  const deliveries = { names: ['sales'], confirms: true, wake: () => undefined };
  await withLeads(
    async (server, store) => {
      const signUps = ['ada@example.com', 'Ada@Example.COM', 'ada@example.com'].map((email) => ({
        email,
        id: randomUUID(),
      }));
      for (const fields of signUps) {
        const { body } = await server.post(fields, JSON_ACCEPTED, NEWSLETTER);
        expect(JSON.parse(body.toString())).toEqual({ id: fields.id, confirm: true });
      }
      await server.post({ email: 'eve@example.com' }, {}, NEWSLETTER);
      expect(await store.count()).toBe(2);
      server.advance(3_600_000);
      await server.post(signUps[0]!, {}, NEWSLETTER);
      expect(await store.count()).toBe(3);
    },
    { deliveries },
  );
});

test('an unconfirmed sign-up is erased after seven days', async () => {
  await withMailbox(async ({ server, store, mailsTo }) => {
    await server.post(signUp, {}, NEWSLETTER);
    await mailsTo('ada@example.com');
    const later = async (days: number) => {
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + days * DAY_MS);
      const stop = enforceRetention({
        store,
        days: () => 730,
        publishedAt: () => new Date().toISOString(),
        report: () => undefined,
      });
      await pause(100);
      stop();
      clock.mockRestore();
      return store.count();
    };
    expect([await later(6), await later(8)]).toEqual([1, 0]);
  });
});

test('without a mailbox, a sign-up is delivered at once and thanked for, and can be ended', async () => {
  const names = ['crm'];
  await withLeads(
    async (server, store) => {
      const answer = await server.post(signUp, {}, NEWSLETTER);
      expect([answer.status, answer.headers.location]).toEqual([303, '/contact/thank-you#newsletter']);
      const [lead] = await store.list();
      expect(lead).toMatchObject({ subscription: 'active', deliveries: { crm: 'waiting' } });
    },
    { deliveries: { names, confirms: false, wake: () => undefined } },
  );
});

test('answers 503 while the store is away, and 501 without one', async () => {
  const away = () => Promise.reject(new Error('away'));
  const store = { key: away } as unknown as LeadStore;
  await withLeads(
    async (server) => {
      const { status, headers } = await sendRequest(server.url, '/newsletter/confirm?token=x', {
        method: 'POST',
      });
      expect([status, headers['retry-after']]).toEqual([503, '30']);
    },
    { store },
  );
  await withLeads(
    async (server) => {
      const { status } = await sendRequest(server.url, '/newsletter/confirm', { method: 'POST' });
      expect(status).toBe(501);
    },
    { store: undefined },
  );
});
