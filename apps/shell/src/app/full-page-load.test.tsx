import { canLoad } from './full-page-load.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [200, true],
  [404, true],
  [500, false],
  [503, false],
])('status %d: the document is loaded: %p', async (status, loaded) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status } as Response);
  expect(await canLoad('/contact')).toBe(loaded);
});

test('stays on the page when offline', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await canLoad('/contact')).toBe(false);
});

test('leaves it to the browser when the server does not respond in time', async () => {
  const deadline = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)),
        ),
    );
  const answer = canLoad('/contact');
  deadline.abort(Object.assign(new Error('timed out'), { name: 'TimeoutError' }));
  expect(await answer).toBe(true);
});
