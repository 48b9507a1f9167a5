import { Agent } from 'node:http';
import { STRESS } from '@vantedge/store/testing';
import fc from 'fast-check';
import { sendRequest } from '../http/testing/send-request.ts';
import { UNLIMITED, validContactForm, withLeads } from './testing/leads-server.ts';

const BODIES = 400 * STRESS;
const AT_ONCE = 16;

/** Reproduce a failure with `FUZZ_SEED=<seed>`. */
const seed = Number(process.env['FUZZ_SEED'] ?? 4);

const FORMS = [
  ...Array.from({ length: 4 }, () => '/api/forms/shell/contact'),
  '/api/forms/shell/newsletter',
  '/api/forms/stories/gone',
  '/api/forms/__proto__/x',
];

const FORM = 'application/x-www-form-urlencoded';
const good = new URLSearchParams(validContactForm).toString();
const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array).toString('latin1'));
const fragments = '& = % %0 %00 %zz %ff + ; name=a name= email= id= token= subject= é 💡';
const pieces = fc.constantFrom(...fragments.split(' '), '\0', '\r\n', '__proto__=1', '{"a":', '--boundary');
const nearly = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('&'));
const cut = fc.tuple(fc.nat(good.length - 1), pieces).map(([at, piece]) => good.slice(0, at) + piece);
const huge = fc.integer({ min: 524_288, max: 530_000 }).map((size) => `${good}${'x'.repeat(size)}`);
const faulty = fc
  .record({
    email: fc.constantFrom('', 'ada', '@', 'a@b@c', 'a b@c'),
    service: fc.string(),
    name: fc.string(),
  })
  .map((fields) => new URLSearchParams({ ...validContactForm, ...fields }).toString());
const types = fc.constantFrom(
  FORM,
  FORM,
  FORM,
  `${FORM}; charset=utf-8`,
  `${FORM};charset=utf-16`,
  'application/json',
  'text/plain',
  '',
  'multipart/form-data; boundary=x',
);
const question = fc.record({
  body: fc.oneof(
    { weight: 4, arbitrary: bytes },
    { weight: 6, arbitrary: nearly },
    { weight: 6, arbitrary: cut },
    { weight: 4, arbitrary: faulty },
    { weight: 1, arbitrary: huge },
  ),
  type: types,
  accept: fc.constantFrom('application/json', 'text/html', '*/*', ''),
  id: fc.constantFrom('', '', '&id=1', '&id=%00', '&name=again'),
  form: fc.constantFrom(...FORMS),
});

describe('malformed submissions', () => {
  test(`are rejected without breaking anything, ${BODIES} of them; a valid one is accepted afterwards (seed ${seed})`, async () => {
    await withLeads(
      async (server, store) => {
        const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
        const statuses = new Map<number, number>();
        const questions = fc.sample(question, { numRuns: BODIES, seed });
        const ask1 = async ({ body, type, accept, id, form }: (typeof questions)[number]) => {
          const headers = { 'content-type': type, accept, 'sec-fetch-site': 'same-origin' };
          const { status } = await sendRequest(server.url, form, {
            method: 'POST',
            headers,
            body: body + id,
            agent,
          });
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        };
        const next = questions.values();
        await Promise.all(
          Array.from({ length: AT_ONCE }, async () => {
            for (const one of next) await ask1(one);
          }),
        );
        agent.destroy();
        // What is valid by chance, as a bot sends it, is stored, or looks as if it were.
        const met = [...statuses.keys()].filter((status) => ![200, 201, 303].includes(status)).sort();
        // Every kind of rejection occurred, so the bodies reached every part of the parser.
        expect(met).toEqual([400, 404, 410, 413, 415, 422]);
        expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(BODIES);
        expect([server.leadReports, server.reports]).toEqual([[], []]);

        const before = await store.count();
        expect((await server.post({ ...validContactForm, name: 'The last one' })).status).toBe(303);
        expect(await store.count()).toBe(before + 1);
      },
      { limits: UNLIMITED },
    );
  });
});
