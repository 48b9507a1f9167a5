import { canLoad } from './full-page-load.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [200, true],
  [404, true],
  [500, false],
  [503, false],
])('a document that answers %d is loaded: %p', async (status, loaded) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status } as Response);
  expect(await canLoad('/contact')).toBe(loaded);
});

test('without a connection the page stays', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await canLoad('/contact')).toBe(false);
});

test('a server that does not answer in time is left to the browser', async () => {
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
