import { Stylesheets } from './stylesheets.ts';

const URL = '/assets/stories/section.02d8988a28.css';
const INTEGRITY = 'sha384-abc';

const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${URL}"]`)];
const report = (event: 'load' | 'error') => links()[0]!.dispatchEvent(new Event(event));

/** What became of a promise, once all that is ready has run. */
async function outcome(promise: Promise<void>) {
  let state = 'pending';
  void promise.then(
    () => (state = 'loaded'),
    (error: Error) => (state = error.message),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return state;
}

/** A link of the document as served; jsdom loads no stylesheets, so `sheet` says what a browser would. */
function served({ sheet }: { sheet: object | null }) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = URL;
  Object.defineProperty(link, 'sheet', { value: sheet });
  document.head.append(link);
}

const readyState = (value: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(value);

afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
});

test('a second call waits for the request that is under way', async () => {
  const stylesheets = new Stylesheets();
  const [first, second] = [stylesheets.load(URL, INTEGRITY), stylesheets.load(URL, INTEGRITY)];
  expect(links()).toHaveLength(1);
  expect(await outcome(second)).toBe('pending');
  report('load');
  expect(await outcome(first)).toBe('loaded');
  expect(await outcome(second)).toBe('loaded');
  expect(await outcome(stylesheets.load(URL, INTEGRITY))).toBe('loaded');
  expect(links()).toHaveLength(1);
});

test('a failure rejects every waiting call, and the next call tries again', async () => {
  const stylesheets = new Stylesheets();
  const waiting = [stylesheets.load(URL, INTEGRITY), stylesheets.load(URL, INTEGRITY)];
  report('error');
  for (const call of waiting) await expect(call).rejects.toThrow(`${URL} did not load`);
  expect(links()).toHaveLength(0);
  const again = stylesheets.load(URL, INTEGRITY);
  report('load');
  expect(await outcome(again)).toBe('loaded');
});

test('a link of the document counts once it is loaded', async () => {
  served({ sheet: {} });
  expect(await outcome(new Stylesheets().load(URL, INTEGRITY))).toBe('loaded');
  expect(links()).toHaveLength(1);
});

test.each([
  ['load', 'loaded'],
  ['error', `${URL} did not load`],
] as const)('a link of the document that is still loading is waited for: %s', async (event, state) => {
  readyState('interactive');
  served({ sheet: null });
  const loading = new Stylesheets().load(URL, INTEGRITY);
  expect(await outcome(loading)).toBe('pending');
  expect(links()).toHaveLength(1);
  report(event);
  expect(await outcome(loading)).toBe(state);
});

test('a link of the document that has failed is requested again', async () => {
  readyState('complete');
  served({ sheet: null });
  const loading = new Stylesheets().load(URL, INTEGRITY);
  expect(links()).toHaveLength(2);
  links()[1]!.dispatchEvent(new Event('load'));
  expect(await outcome(loading)).toBe('loaded');
});

test.each([undefined, ''])('a URL whose hash is %j is not requested', async (hash) => {
  await expect(new Stylesheets().load(URL, hash)).rejects.toThrow(`${URL} is not in this page's release`);
  expect(links()).toHaveLength(0);
});
