import { leadsFile, type LeadStore, sqliteLeadStore } from '@vantedge/lead-server';
import { withTemporaryFolder } from '@vantedge/store/testing';
import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { type ReceivedResponse, sendRequest } from '../http/testing/send-request.ts';
import { JSON_ACCEPTED, leadsServer, validContactForm, withLeads } from './testing/leads-server.ts';

const NEWSLETTER = 'shell/newsletter';

const page = ({ body }: ReceivedResponse) => parseDocument(body.toString());
const all = (selector: string, answer: ReceivedResponse) =>
  selectAll<AnyNode, Element>(selector, page(answer));
const one = (selector: string, answer: ReceivedResponse) =>
  selectOne<AnyNode, Element>(selector, page(answer))!;
const shown = (answer: ReceivedResponse) =>
  all(':is([data-lead-report], [data-lead-summary]):not([hidden])', answer).map(
    ({ attribs }) => attribs['data-lead-report'] ?? 'summary',
  );

describe('a form submitted without script', () => {
  test('leads to the thank-you page, and is stored once after a double click', async () => {
    await withLeads(async (server, store) => {
      const answers = await Promise.all([server.post(validContactForm), server.post(validContactForm)]);
      for (const { status, headers } of answers) {
        expect([status, headers.location]).toEqual([303, '/contact/thank-you']);
      }
      expect(await store.count()).toBe(1);
    });
  });

  test('leads to the newsletter part of the thank-you page for a sign-up', async () => {
    await withLeads(async (server) => {
      const { headers } = await server.post({ email: 'ada@example.com' }, {}, NEWSLETTER);
      expect(headers.location).toBe('/contact/thank-you#newsletter');
    });
  });

  test('with errors is shown again on its page with the submitted values, under the page’s policy', async () => {
    await withLeads(async (server) => {
      const answer = await server.post({ ...validContactForm, email: 'ada' });
      expect(answer.status).toBe(422);
      const { headers } = await sendRequest(server.url, '/contact');
      for (const name of ['content-type', 'content-security-policy', 'x-release', 'permissions-policy']) {
        expect(headers[name]).toBeDefined();
        expect(answer.headers[name]).toBe(headers[name]);
      }
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(shown(answer)).toEqual(['summary']);
      expect(textContent(one('#contact-message', answer)).trim()).toBe(validContactForm.message);
      expect(all('script', answer)).toEqual([]);
    });
  });

  test('stores long fields as they were typed', async () => {
    await withLeads(async (server, store) => {
      const long = { ...validContactForm, name: 'n'.repeat(1_000), message: 'x'.repeat(50_000) };
      expect((await server.post(long)).status).toBe(303);
      expect((await store.list())[0]!.contents).toMatchObject({ name: long.name, message: long.message });
    });
  });

  test('again on another day is another message', async () => {
    await withLeads(async (server, store) => {
      for (const wait of [0, 3_600_000, 86_400_000]) {
        server.advance(wait);
        expect((await server.post(validContactForm)).status).toBe(303);
      }
      expect(await store.count()).toBe(2);
    });
  });

  test('that was stored in spite of a 503 is stored once', async () => {
    await withTemporaryFolder(async (folder) => {
      const disk = sqliteLeadStore(leadsFile(folder), { create: true });
      const answers = [new Error('The answer came too late.')];
      const store: LeadStore = {
        ...disk,
        async put(lead) {
          const stored = await disk.put(lead);
          const late = answers.pop();
          if (late) throw late;
          return stored;
        },
      };
      const server = await leadsServer({ store });
      const first = await server.post(validContactForm);
      expect([first.status, shown(first)]).toEqual([503, ['failed']]);
      expect((await server.post(validContactForm)).status).toBe(303);
      expect(await disk.count()).toBe(1);
      await server.close();
      await disk.close();
    });
  });

  test('sent too often gets an error page, and then plain text', async () => {
    await withLeads(
      async (server) => {
        const answers: ReceivedResponse[] = [];
        for (const message of ['1', '2', '3'])
          answers.push(await server.post({ ...validContactForm, message }));
        expect(answers.map(({ status }) => status)).toEqual([303, 429, 429]);
        expect(shown(answers[1]!)).toEqual(['busy']);
        expect(answers[1]!.body.toString()).toContain('It is busy for 24 hours<');
        expect(one('#contact-name', answers[1]!).attribs['value']).toBe('Ada');
        expect(answers[2]!.headers['content-type']).toContain('text/plain');
      },
      { limits: { postsPerMinute: 2, messagesPerDay: 1 } },
    );
  });

  test('sent from another site fails as plain text', async () => {
    await withLeads(async (server) => {
      const answer = await server.post(validContactForm, { 'sec-fetch-site': 'cross-site' });
      expect([answer.status, answer.headers['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
    });
  });

  test('whose message is too long says so at the field', async () => {
    await withLeads(async (server) => {
      const form = { ...validContactForm, message: 'x'.repeat(50_001) };
      const answer = await server.post(form);
      expect([answer.status, shown(answer)]).toEqual([422, ['summary']]);
      expect(textContent(one('#contact-message-error', answer))).toBe('Error: Your message is too long');
    });
  });

  test('that exceeds the size limit fails, and the response arrives', async () => {
    await withLeads(async (server) => {
      const answer = await server.post({ ...validContactForm, message: 'x'.repeat(530_000) });
      expect([answer.status, shown(answer)]).toEqual([413, ['too-large']]);
      const brief = await server.post('x'.repeat(530_000), JSON_ACCEPTED);
      expect(brief.status).toBe(413);
      expect(brief.headers['content-type']).toBe('application/json');
    });
  });

  test('for the newsletter is shown again on its page, or on the home page', async () => {
    await withLeads(async (server) => {
      const from = (referer: string) => server.post({ email: 'x' }, { referer }, NEWSLETTER);
      const { host } = new URL(server.url);
      for (const referer of [
        `http://${host}/about?x`,
        `http://${host}/nothing`,
        `http://${host}/solutions/finance`,
        `http://${host}/robots.txt`,
        'http://other.example/about',
        '',
      ]) {
        const answer = await from(referer);
        expect([answer.status, shown(answer)]).toEqual([422, ['summary']]);
      }
    });
  });

  test('redirects to the form when its response page is reloaded', async () => {
    await withLeads(async (server) => {
      const reload = async (form: string) => {
        const { status, headers } = await sendRequest(server.url, `/api/forms/${form}`);
        return [status, headers.location];
      };
      expect(await reload('shell/newsletter')).toEqual([303, '/']);
      expect(await reload('stories/assessment')).toEqual([303, '/assessment']);
      expect(await reload('stories/gone')).toEqual([303, '/contact']);
    });
  });
});

test('without a lead store, the page and the JSON say so', async () => {
  const server = await leadsServer({ store: undefined });
  const answer = await server.post(validContactForm);
  expect([answer.status, shown(answer)]).toEqual([501, ['no-endpoint']]);
  expect(one('#contact-name', answer).attribs['value']).toBe('Ada');
  expect((await server.post(validContactForm, JSON_ACCEPTED)).status).toBe(501);
  await server.close();
});
