import type { FormDeclaration } from '@vantedge/federation-contract';
import type { LeadResult } from '@vantedge/lead-server';
import { publishSample } from '@vantedge/release/testing';
import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { waitUntil } from '../http/testing/sample-server.ts';
import { type ReceivedResponse, sendRequest } from '../http/testing/send-request.ts';
import {
  formsSample,
  JSON_ACCEPTED,
  type LeadsServer,
  leadsServer,
  validContactForm,
  withLeads,
} from './testing/leads-server.ts';

const ASSESSMENT = 'stories/assessment';
const valid = { email: 'ada@example.com', 'team-size': '12' };

const json = ({ body }: ReceivedResponse) => JSON.parse(body.toString()) as unknown;

/** What a page shows: its title, the values of the form with this address, and its report or summary. */
function pageOf({ body }: ReceivedResponse, form = 'shell/contact') {
  const page = parseDocument(body.toString());
  const one = (selector: string, context: AnyNode = page) => selectOne<AnyNode, Element>(selector, context);
  const title = textContent(one('title')!);
  const values = selectAll<AnyNode, Element>(
    `form[action="/api/forms/${form}"] :is(input, select, textarea):not([type=hidden])`,
    page,
  ).map((control) => {
    const { name = '', value = '' } = control.attribs;
    if (control.name === 'textarea') return [name, textContent(control).replace(/^\n/, '')];
    return [name, control.name === 'select' ? one('[selected]', control)!.attribs['value']! : value];
  });
  const shown = one(':is([data-lead-report], [data-lead-summary]):not([hidden])');
  return { title, values: Object.fromEntries(values), shown: shown && textContent(shown) };
}

/** Publishes a release in which the section has these forms, and its page as well as others do not change. */
async function publish(
  server: LeadsServer,
  stories: FormDeclaration[],
  changes: Record<string, string> = {},
) {
  const site = formsSample();
  const { '/assessment': _, ...others } = site.pages;
  const pages = stories.length ? site.pages : others;
  const entry = await publishSample(server.store, {
    ...site,
    pages: { ...pages, ...changes },
    // Another version of the section has another file.
    sections: { ...site.sections, stories: { [`${stories.length}.${Date.now()}.js`]: String(Date.now()) } },
    forms: { ...site.forms, stories },
  });
  await waitUntil(() => server.release().id === entry.release);
}

const email = { name: 'email', label: 'Email', type: 'email', required: true } as const;
const assessment = (...fields: FormDeclaration['fields']): FormDeclaration => ({
  name: 'assessment',
  fields: [email, ...fields],
});

describe('a form of a section', () => {
  test('is stored under its name, with its declared fields only', async () => {
    await withLeads(async (server, store) => {
      const fields = { ...valid, name: 'Ada', __proto__x: 'x', constructor: 'y' };
      const { status, headers } = await server.post(fields, {}, ASSESSMENT);
      expect([status, headers.location]).toEqual([303, '/contact/thank-you']);
      expect(await store.list()).toMatchObject([{ form: ASSESSMENT }]);
      expect((await store.list())[0]!.contents).toEqual(valid);
    });
  });

  test('is another message than the same contents of another form', async () => {
    await withLeads(async (server, store) => {
      for (const form of ['shell/newsletter', ASSESSMENT]) await server.post(valid, {}, form);
      expect((await store.list()).map(({ form }) => form).sort()).toEqual(['shell/newsletter', ASSESSMENT]);
    });
  });

  test('with errors is answered by its own page, wherever it was sent from', async () => {
    await withLeads(async (server, store) => {
      const { host } = new URL(server.url);
      for (const referer of ['', `http://${host}/assessment`, `http://${host}/contact`]) {
        const answer = await server.post({ email: 'ada', 'team-size': '' }, { referer }, ASSESSMENT);
        expect(answer.status).toBe(422);
        expect(pageOf(answer, ASSESSMENT)).toEqual({
          title: 'Error: Assessment',
          values: { email: 'ada', 'team-size': '' },
          shown: expect.stringContaining('Enter your team-size'),
        });
      }
      const answer = await server.post({ email: 'ada' }, JSON_ACCEPTED, ASSESSMENT);
      expect([answer.status, json(answer)]).toMatchObject([
        422,
        { errors: { email: 'invalid', 'team-size': 'missing' } },
      ]);
      expect(await store.count()).toBe(0);
    });
  });

  test('says on its page when it is not stored, with what was typed', async () => {
    const server = await leadsServer({ store: undefined });
    const answer = await server.post(valid, {}, ASSESSMENT);
    expect(answer.status).toBe(501);
    expect(pageOf(answer, ASSESSMENT)).toMatchObject({ values: valid, shown: 'It is no-endpoint' });
    const large = await server.post('x'.repeat(530_000), {}, ASSESSMENT);
    expect([large.status, pageOf(large, ASSESSMENT).shown]).toEqual([413, 'It is too-large']);
    await server.close();
  });
});

describe('a form that a release has changed', () => {
  test('is taken as the page of an earlier release sends it; errors are those of the live one', async () => {
    await withLeads(async (server, store) => {
      await publish(server, [assessment({ name: 'budget', label: 'Budget', type: 'text', required: true })]);
      expect((await server.post(valid, JSON_ACCEPTED, ASSESSMENT)).status).toBe(201);
      const fields = { email: 'ada@example.com', budget: '1' };
      expect((await server.post(fields, JSON_ACCEPTED, ASSESSMENT)).status).toBe(201);
      expect((await store.list()).map(({ contents }) => contents)).toEqual([fields, valid]);
      const answer = await server.post({ email: 'ada@example.com' }, JSON_ACCEPTED, ASSESSMENT);
      expect(json(answer)).toMatchObject({ errors: { budget: 'missing' } });
    });
  });

  test('keeps a field that the live one has not any more', async () => {
    await withLeads(async (server, store) => {
      await publish(server, [assessment()]);
      expect((await server.post(valid, JSON_ACCEPTED, ASSESSMENT)).status).toBe(201);
      expect((await store.list())[0]!.contents).toEqual(valid);
    });
  });
});

const report = 'It is gone: call 555 0100';

describe('a form that is gone', () => {
  test('within a day is stored; one with errors loses nothing that was typed', async () => {
    await withLeads(async (server, store) => {
      await publish(server, []);
      expect((await server.post(valid, {}, ASSESSMENT)).status).toBe(303);
      expect(await store.list()).toMatchObject([{ form: ASSESSMENT, contents: valid }]);
      const answer = await server.post({ ...valid, email: 'ada' }, {}, ASSESSMENT);
      expect([answer.status, pageOf(answer).shown]).toEqual([410, report]);
      expect(pageOf(answer).values).toMatchObject({ email: 'ada', message: 'team-size: 12' });
      expect((await server.post({}, JSON_ACCEPTED, ASSESSMENT)).status).toBe(400);
      expect((await server.post({ email: 'ada' }, JSON_ACCEPTED, ASSESSMENT)).status).toBe(422);
    });
  });

  test('says so in the contact form, which has everything that was typed', async () => {
    const forms: (string | undefined)[] = [];
    await withLeads(
      async (server, store) => {
        const typed = {
          email: 'ada@example.com',
          name: 'Ada',
          service: 'astrology',
          message: 'One\r\nTwo',
          'team-size': '<12>\u202e',
          empty: '',
          id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
          source: 'https://example.com/a',
          subject: '',
        };
        const answer = await server.post(typed, {}, 'stories/gone');
        expect(answer.status).toBe(410);
        expect(pageOf(answer)).toEqual({
          title: 'Error: Contact & offices',
          values: {
            name: 'Ada',
            email: 'ada@example.com',
            company: '',
            phone: '',
            service: '',
            subject: '',
            message: 'One\nTwo\n\nservice: astrology\nteam-size: <12>',
          },
          shown: report,
        });
        expect(await store.count()).toBe(0);
        expect(forms).toEqual([undefined]);
      },
      { observe: (_, form) => forms.push(form) },
    );
  });

  test('gets a 410 as JSON, and as text where there is no contact form', async () => {
    const site = formsSample();
    await withLeads(
      async (server) => {
        const answer = await server.post(valid, JSON_ACCEPTED, 'stories/gone');
        expect([answer.status, json(answer)]).toEqual([410, {}]);
        const { status, headers } = await server.post(valid, {}, 'stories/gone');
        expect([status, headers['content-type']]).toEqual([410, 'text/plain; charset=utf-8']);
      },
      {},
      { ...site, pages: { ...site.pages, '/contact': '<!doctype html><title>x</title>' } },
    );
  });
});

describe('a request to fill in a form', () => {
  test('is answered by its page, without errors, and stores nothing', async () => {
    const results: LeadResult[] = [];
    await withLeads(
      async (server, store) => {
        const fields = { message: 'Four\r\npeople', service: 'other', utm: 'x', prefill: '1' };
        const { host } = new URL(server.url);
        const referer = `http://${host}/calculator`;
        const answer = await server.post(fields, { referer });
        expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
        expect(pageOf(answer)).toEqual({
          title: 'Contact & offices',
          values: {
            name: '',
            email: '',
            company: '',
            phone: '',
            subject: '',
            service: 'other',
            message: 'Four\npeople',
          },
          shown: null,
        });
        expect(answer.body.toString()).not.toContain('aria-invalid');
        expect(pageOf(await server.post({ service: 'no', prefill: '' })).values).toMatchObject({
          service: '',
        });
        expect(await store.count()).toBe(0);
        expect(results).toMatchObject([
          { status: 200, post: { isPrefill: true } },
          { status: 200, post: { isPrefill: true } },
        ]);
        expect(json(await server.post({ ...validContactForm, prefill: '1' }, JSON_ACCEPTED))).toEqual({});
      },
      { observe: (result) => results.push(result) },
    );
  });

  test('counts as a post, not as a message', async () => {
    await withLeads(
      async (server) => {
        const statuses = [];
        for (const fields of [{ ...validContactForm, prefill: '1' }, validContactForm, validContactForm])
          statuses.push((await server.post(fields)).status);
        expect(statuses).toEqual([200, 303, 429]);
      },
      { limits: { postsPerMinute: 2, messagesPerDay: 1 } },
    );
  });
});

describe('the address of a form', () => {
  const long = 'x'.repeat(10_000);

  test.each([
    ['__proto__/x', 404],
    ['shell/__proto__', 404],
    ['shell%2Fcontact', 404],
    ['shell/contact%00', 404],
    ['shell/contact/', 404],
    ['shell/contact/more', 404],
    ['Shell/contact', 404],
    ['shell/../shell/contact', 404],
    ['shell', 404],
    ['', 404],
    ['constructor/x', 410],
    ['shell/constructor', 410],
    ['shell/tostring', 410],
    [`${long}/x`, 410],
    [`shell/${long}`, 410],
  ])('%.30s is not one of a form', async (form, status) => {
    await withLeads(async (server, store) => {
      expect((await server.post(validContactForm, {}, form)).status).toBe(status);
      expect((await server.post(validContactForm, JSON_ACCEPTED, form)).status).toBe(status);
      const read = await sendRequest(server.url, `/api/forms/${form}`);
      expect(read.status).toBe(status === 404 ? 404 : 303);
      expect(await store.count()).toBe(0);
      expect([server.leadReports, server.reports]).toEqual([[], []]);
    });
  });

  test('takes no other method', async () => {
    await withLeads(async (server) => {
      const { status, headers } = await sendRequest(server.url, `/api/forms/${ASSESSMENT}`, {
        method: 'PUT',
      });
      expect([status, headers.allow]).toEqual([405, 'POST, GET, HEAD']);
    });
  });
});
