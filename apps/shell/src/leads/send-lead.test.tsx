import { sendLead } from './send-lead.ts';

const fields = { form: 'newsletter', email: 'a@example.com' };
const root = document.documentElement;

type Answer = { status: number; retryAfter?: string; body?: unknown } | 'none';

/** The endpoint, giving these answers one after another. */
function answers(...given: Answer[]) {
  const request = jest.spyOn(globalThis, 'fetch');
  for (const answer of given) {
    if (answer === 'none') request.mockRejectedValueOnce(new TypeError('no network'));
    else
      request.mockResolvedValueOnce({
        status: answer.status,
        headers: new Headers(answer.retryAfter ? { 'retry-after': answer.retryAfter } : {}),
        json: () =>
          answer.body === undefined ? Promise.reject(new SyntaxError()) : Promise.resolve(answer.body),
      } as Response);
  }
  return request;
}
const sent = (call: unknown[]) => Object.fromEntries((call[1] as RequestInit).body as URLSearchParams);

beforeEach(() => {
  jest.useFakeTimers();
  root.dataset['leads'] = '/api/leads';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete root.dataset['leads'];
});

test('a form goes to the endpoint that the document names, as a form, with its id', async () => {
  const request = answers({ status: 201 });
  expect(await sendLead(fields, 'one-id')).toEqual({ outcome: 'sent' });
  const [url, { method, headers }] = request.mock.calls[0] as [string, RequestInit];
  expect([url, method, headers]).toEqual(['/api/leads', 'POST', { accept: 'application/json' }]);
  expect(sent(request.mock.calls[0]!)).toEqual({ ...fields, id: 'one-id' });
});

test('a network or server error is tried again after 1, 2 and 4 seconds, under the same id', async () => {
  const request = answers('none', { status: 503 }, { status: 500 }, { status: 201 });
  const outcome = sendLead(fields, 'one-id');
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

test('three retries are all', async () => {
  const request = answers({ status: 500 }, 'none', { status: 500 }, 'none', { status: 201 });
  const outcome = sendLead(fields, 'one-id');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ outcome: 'failed' });
  expect(request).toHaveBeenCalledTimes(4);
});

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [400, 'failed'],
  [403, 'failed'],
  [413, 'failed'],
  [429, 'busy'],
] as const)('the answer %i is final: %s', async (status, outcome) => {
  const request = answers({ status });
  expect(await sendLead(fields, 'one-id')).toEqual({ outcome });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledTimes(1);
});

test('what the server found wrong comes back', async () => {
  answers({ status: 422, body: { errors: { email: 'invalid' } } });
  expect(await sendLead(fields, 'one-id')).toEqual({ outcome: 'invalid', errors: { email: 'invalid' } });
});

test('a refusal without grounds is a failure', async () => {
  answers({ status: 422 });
  expect(await sendLead(fields, 'one-id')).toEqual({ outcome: 'failed' });
});

test('too early: it waits for as long as the server asks, and sends again by itself', async () => {
  const request = answers({ status: 425, retryAfter: '2' }, { status: 201 });
  const outcome = sendLead(fields, 'one-id');
  await jest.advanceTimersByTimeAsync(1_999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  expect(await outcome).toEqual({ outcome: 'sent' });
});

test('where the browser keeps no cookie, the token that came with the answer goes along', async () => {
  const request = answers(
    { status: 425, retryAfter: '2', body: { again: true, token: 'signed' } },
    { status: 201 },
  );
  const outcome = sendLead(fields, 'one-id');
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await outcome).toEqual({ outcome: 'sent' });
  expect(sent(request.mock.calls[1]!)).toEqual({ ...fields, id: 'one-id', token: 'signed' });
});

test('a server that always finds it too early is not asked for ever, and no wait is longer than 30 seconds', async () => {
  const early = { status: 425, retryAfter: '3600' };
  const request = answers(early, early, early, early, early);
  const outcome = sendLead(fields, 'one-id');
  await jest.advanceTimersByTimeAsync(90_000);
  expect(await outcome).toEqual({ outcome: 'failed' });
  expect(request).toHaveBeenCalledTimes(4);
});

test.each([501, 404, 405])(
  'where %i says that nobody takes the form, its contents are logged',
  async (status) => {
    const log = jest.spyOn(console, 'log').mockImplementation();
    answers({ status });
    expect(await sendLead(fields, 'one-id')).toEqual({ outcome: 'no-endpoint' });
    expect(log).toHaveBeenCalledWith('[newsletter]', fields);
  },
);

test('where the document names no endpoint the contents are logged, and nothing is requested', async () => {
  delete root.dataset['leads'];
  const log = jest.spyOn(console, 'log').mockImplementation();
  const request = answers();
  expect(await sendLead(fields, 'one-id')).toEqual({ outcome: 'no-endpoint' });
  expect(log).toHaveBeenCalledWith('[newsletter]', fields);
  expect(request).not.toHaveBeenCalled();
});
