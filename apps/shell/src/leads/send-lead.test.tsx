import { sendLead } from './send-lead.ts';

const fields = () => {
  const form = new FormData();
  form.set('form', 'newsletter');
  form.set('email', 'a@example.com');
  return form;
};
const answers = (...statuses: (number | 'none')[]) => {
  const request = jest.spyOn(globalThis, 'fetch');
  for (const status of statuses) {
    if (status === 'none') request.mockRejectedValueOnce(new TypeError('no network'));
    else request.mockResolvedValueOnce({ status } as Response);
  }
  return request;
};
const idOf = (call: unknown[]) => ((call[1] as RequestInit).body as URLSearchParams).get('id');

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.dataset['leads'] = '/leads';
  Object.defineProperty(crypto, 'randomUUID', { value: () => 'one-id', configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a network or server error is tried again after 1 and after 2 seconds, under the same id', async () => {
  const request = answers('none', 503, 201);
  const outcome = sendLead(fields());
  await jest.advanceTimersByTimeAsync(999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(request).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('sent');
  expect(request.mock.calls.map(idOf)).toEqual(['one-id', 'one-id', 'one-id']);
});

test('three tries are all', async () => {
  const request = answers(500, 'none', 500);
  const outcome = sendLead(fields());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toBe('failed');
  expect(request).toHaveBeenCalledTimes(3);
});

test('a refusal is final', async () => {
  const request = answers(422);
  expect(await sendLead(fields())).toBe('failed');
  expect(request).toHaveBeenCalledTimes(1);
});
