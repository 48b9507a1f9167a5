import { Stylesheets, verifiedEntries } from './remotes.ts';

const ENTRY = '/assets/stories/remote-entry.0123456789.js';

/** The script that the plugin creates for an entry. */
function scriptFor(hash: string | undefined) {
  const plugin = verifiedEntries(new Map(hash === undefined ? [] : [[ENTRY, hash]]));
  const url = new URL(ENTRY, location.origin).href;
  return (plugin.createScript!({ url } as never) as { script: HTMLScriptElement }).script;
}

const env = process.env as Record<string, string | undefined>;
const { NODE_ENV } = env;
afterEach(() => (env['NODE_ENV'] = NODE_ENV));

test('an entry with a hash is loaded from its path, with integrity', () => {
  const script = scriptFor('sha256-abc');
  expect([script.getAttribute('src'), script.integrity, script.crossOrigin]).toEqual([
    ENTRY,
    'sha256-abc',
    'anonymous',
  ]);
});

test.each([undefined, ''])('an entry whose hash is %j is not loaded', (hash) => {
  expect(() => scriptFor(hash)).toThrow(`${ENTRY} is not in this page's release`);
});

test('the development build loads listed entries with an empty hash, and no others', () => {
  env['NODE_ENV'] = 'development';
  expect(scriptFor('').integrity).toBe('');
  expect(() => scriptFor(undefined)).toThrow(ENTRY);
});

describe('stylesheets', () => {
  const URL = '/assets/stories/section.02d8988a28.css';
  const INTEGRITY = 'sha256-abc';

  const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${URL}"]`)];
  const report = (event: 'load' | 'error') => links()[0]!.dispatchEvent(new Event(event));

  /** State of a promise after pending tasks have run. */
  async function outcome(promise: Promise<void>) {
    let state = 'pending';
    void promise.then(
      () => (state = 'loaded'),
      (error: Error) => (state = error.message),
    );
    await new Promise((resolve) => setTimeout(resolve));
    return state;
  }

  /** Adds a link of the server-rendered document. jsdom loads no stylesheets, so `sheet` is set here. */
  function addServerLink({ sheet }: { sheet: object | null }) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = URL;
    Object.defineProperty(link, 'sheet', { value: sheet });
    document.head.append(link);
  }

  afterEach(() => {
    document.head.replaceChildren();
  });

  test('a second call waits for the pending request', async () => {
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

  test('a failure rejects all waiting calls, and the next call retries', async () => {
    const stylesheets = new Stylesheets();
    const waiting = [stylesheets.load(URL, INTEGRITY), stylesheets.load(URL, INTEGRITY)];
    report('error');
    for (const call of waiting) await expect(call).rejects.toThrow(`${URL} did not load`);
    expect(links()).toHaveLength(0);
    const again = stylesheets.load(URL, INTEGRITY);
    report('load');
    expect(await outcome(again)).toBe('loaded');
  });

  test('a loaded link of the document is not requested again', async () => {
    addServerLink({ sheet: {} });
    expect(await outcome(new Stylesheets().load(URL, INTEGRITY))).toBe('loaded');
    expect(links()).toHaveLength(1);
  });

  test.each([
    ['load', 'loaded'],
    ['error', `${URL} did not load`],
  ] as const)('waits for a link of the document that is still loading: %s', async (event, state) => {
    addServerLink({ sheet: null });
    const loading = new Stylesheets().load(URL, INTEGRITY);
    expect(await outcome(loading)).toBe('pending');
    expect(links()).toHaveLength(1);
    report(event);
    expect(await outcome(loading)).toBe(state);
  });

  test('a link of the document that fails is requested again by the next call', async () => {
    addServerLink({ sheet: null });
    const stylesheets = new Stylesheets();
    const failing = stylesheets.load(URL, INTEGRITY);
    report('error');
    await expect(failing).rejects.toThrow(`${URL} did not load`);
    const again = stylesheets.load(URL, INTEGRITY);
    expect(links()).toHaveLength(1);
    report('load');
    expect(await outcome(again)).toBe('loaded');
  });

  test.each([undefined, ''])('a URL whose hash is %j is not requested', async (hash) => {
    await expect(new Stylesheets().load(URL, hash)).rejects.toThrow(`${URL} is not in this page's release`);
    expect(links()).toHaveLength(0);
  });
});
