import { draftKey } from '../components/form-drafts.ts';
import { PENDING_LEAD, resumeLead, sendForm } from './send-form.ts';

const url = '/api/forms/shell/newsletter';
const fields = { email: 'a@example.com' };
const left = { sent: { title: 'Sent' }, failed: { title: 'Not sent' } };
const submission = { url, fields, id: 'one-id', formId: 'sign-up', left };
const root = document.documentElement;

type Answer = { status: number; retryAfter?: string; body?: unknown } | 'none';

/** Mocks the endpoint to return these responses in order. By default, those of a stored lead have the id of the request. */
function answers(...given: Answer[]) {
  const request = jest.spyOn(globalThis, 'fetch');
  for (const answer of given) {
    if (answer === 'none') request.mockRejectedValueOnce(new TypeError('no network'));
    else
      request.mockImplementationOnce(async (_, init) => {
        const { status, retryAfter } = answer;
        const id = (init!.body as URLSearchParams).get('id');
        const { body = status < 300 ? { id } : undefined } = answer;
        return {
          status,
          headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
          json: () => (body === undefined ? Promise.reject(new SyntaxError()) : Promise.resolve(body)),
        } as Response;
      });
  }
  return request;
}
const sent = (call: unknown[]) => Object.fromEntries((call[1] as RequestInit).body as URLSearchParams);

beforeEach(() => {
  jest.useFakeTimers();
  root.dataset['leads'] = '/api/forms';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete root.dataset['leads'];
});

test('posts the form with its id to its address', async () => {
  const request = answers({ status: 201 });
  expect(await sendForm(submission)).toEqual({ outcome: 'sent' });
  const [address, { method, headers }] = request.mock.calls[0] as [string, RequestInit];
  expect([address, method, headers]).toEqual([url, 'POST', { accept: 'application/json' }]);
  expect(sent(request.mock.calls[0]!)).toEqual({ ...fields, id: 'one-id' });
});

describe('a document that is left while it sends', () => {
  const leave = () => dispatchEvent(new Event('pagehide'));

  test('the next one sends the same lead again, once', async () => {
    const request = answers({ status: 201 }, { status: 201 });
    const first = sendForm(submission);
    leave();
    await first;
    expect(await resumeLead()).toEqual({ result: { outcome: 'sent' }, left });
    expect(request.mock.calls.map(sent)).toEqual([
      { ...fields, id: 'one-id' },
      { ...fields, id: 'one-id' },
    ]);
    expect(await resumeLead()).toBeUndefined();
  });

  test.each([
    [201, null],
    [400, 'typed'],
  ])('after %i of the next one, the draft of the form is %j', async (status, draft) => {
    const key = draftKey(submission.formId);
    sessionStorage.setItem(PENDING_LEAD, JSON.stringify(submission));
    sessionStorage.setItem(key, 'typed');
    answers({ status });
    await resumeLead();
    expect(sessionStorage.getItem(key)).toBe(draft);
    sessionStorage.clear();
  });

  test('keeps nothing when the response was there before', async () => {
    answers({ status: 201 });
    await sendForm(submission);
    leave();
    expect(sessionStorage).toHaveLength(0);
    expect(await resumeLead()).toBeUndefined();
  });

  test('keeps nothing where storage is not available', async () => {
    answers({ status: 201 });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const outcome = sendForm(submission);
    leave();
    expect(await outcome).toEqual({ outcome: 'sent' });
    expect(await resumeLead()).toBeUndefined();
  });
});

test.each([
  ['survives the page', 50_000, true],
  ['is too large to survive the page, and is sent like any other', 61_000, false],
])('a lead %s', async (_, length, keepalive) => {
  const request = answers({ status: 201 });
  await sendForm({ ...submission, fields: { ...fields, message: 'x'.repeat(length) } });
  expect(request.mock.calls[0]![1]).toMatchObject({ keepalive });
});

test('retries network and server errors after 1, 2 and 4 seconds with the same id', async () => {
  const request = answers('none', { status: 503 }, { status: 500 }, { status: 201 });
  const outcome = sendForm(submission);
  for (const [wait, tries] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
  ] as const) {
    await jest.advanceTimersByTimeAsync(wait);
    expect(request).toHaveBeenCalledTimes(tries);
  }
  expect(await outcome).toEqual({ outcome: 'sent' });
  expect(request.mock.calls.map((call) => sent(call)['id'])).toEqual(Array(4).fill('one-id'));
});

test('the last attempt waits for a slow server, whose lead is stored', async () => {
  const slow = 12_000;
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
  const request = jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(Response.json({ id: submission.id }, { status: 201 })), slow);
        init!.signal!.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const outcome = sendForm(submission);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await outcome).toEqual({ outcome: 'sent' });
  expect(request).toHaveBeenCalledTimes(4);
  timeout.mockRestore();
});

test('gives up after three retries', async () => {
  const request = answers({ status: 500 }, 'none', { status: 500 }, 'none', { status: 201 });
  const outcome = sendForm(submission);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ outcome: 'failed' });
  expect(request).toHaveBeenCalledTimes(4);
});

test.each<[string, Answer]>([
  ['a page', { status: 200, body: null }],
  ['another JSON', { status: 200, body: { status: 'ok' } }],
  ['the id of another lead', { status: 201, body: { id: 'another-id' } }],
  ['nothing', { status: 204, body: null }],
])('an answer with %s is no sign that the lead is stored: it is sent again', async (_, other) => {
  answers(other, { status: 201 });
  const outcome = sendForm(submission);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toEqual({ outcome: 'sent' });
  jest.restoreAllMocks();
  const request = answers(other, other, other, other);
  const failed = sendForm(submission);
  await jest.advanceTimersByTimeAsync(7_000);
  expect(await failed).toEqual({ outcome: 'failed' });
  expect(request).toHaveBeenCalledTimes(4);
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [400, 'failed'],
  [403, 'failed'],
  [410, 'gone'],
  [413, 'too-large'],
] as const)('status %i is final: %s', async (status, outcome) => {
  const request = answers({ status });
  expect(await sendForm(submission)).toEqual({ outcome });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
});

test.each([
  ['125', 125_000],
  [undefined, 0],
])('a 429 is final, and tells how long to wait: Retry-After %s', async (retryAfter, waitMs) => {
  const request = answers({ status: 429, ...(retryAfter && { retryAfter }) });
  expect(await sendForm(submission)).toEqual({ outcome: 'busy', waitMs });
  expect(request).toHaveBeenCalledTimes(1);
});

test('returns the validation errors of the server', async () => {
  answers({ status: 422, body: { errors: { email: 'invalid' } } });
  expect(await sendForm(submission)).toEqual({ outcome: 'invalid', errors: { email: 'invalid' } });
});

test('a 422 without validation errors is a failure', async () => {
  answers({ status: 422 });
  expect(await sendForm(submission)).toEqual({ outcome: 'failed' });
});

test.each([501, 404, 405])(
  'logs the contents when status %i means submissions are disabled',
  async (status) => {
    const log = jest.spyOn(console, 'log').mockImplementation();
    answers({ status });
    expect(await sendForm(submission)).toEqual({ outcome: 'no-endpoint' });
    expect(log).toHaveBeenCalledWith(`[${url}]`, fields);
  },
);

test('logs the contents and sends nothing when the document has no endpoint', async () => {
  delete root.dataset['leads'];
  const log = jest.spyOn(console, 'log').mockImplementation();
  const request = answers();
  expect(await sendForm(submission)).toEqual({ outcome: 'no-endpoint' });
  expect(log).toHaveBeenCalledWith(`[${url}]`, fields);
  expect(request).not.toHaveBeenCalled();
});
