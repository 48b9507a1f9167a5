import { loadRemote } from '@module-federation/enhanced/runtime';
import { Remotes, verifiedEntries } from './remotes.ts';
import { loadStylesheet } from './stylesheets.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerPlugins: () => {},
  registerRemotes: () => {},
}));

const ENTRY = '/assets/stories/remote-entry.0123456789.js';

/** The script that the plugin creates for an entry. */
function scriptFor(hash: string | undefined) {
  const plugin = verifiedEntries(hash === undefined ? {} : { [ENTRY]: hash });
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

describe('a module', () => {
  const remote = {
    section: 'stories',
    module: './pages/case-studies.tsx',
    remoteEntry: ENTRY,
    files: ['/assets/stories/c.1.js'],
  };
  const Page = () => null;
  const load = jest.mocked(loadRemote);
  const arrivesAfter = (ms: number) =>
    load.mockImplementationOnce(
      () => new Promise((resolve) => setTimeout(() => resolve({ default: Page }), ms)) as never,
    );

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('that arrives late on a slow line is loaded, because the page is shown already', async () => {
    arrivesAfter(20_000);
    const loading = new Remotes().load(remote);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await loading).toBe(Page);
    expect(load).toHaveBeenLastCalledWith('stories/pages/case-studies');
  });

  test('that is late for a navigation is an error that names section and files', async () => {
    arrivesAfter(20_000);
    const failure = new Remotes().load(remote, 4000).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(4000);
    expect(await failure).toBe(
      `section 'stories' cannot be loaded: ./pages/case-studies.tsx from ${ENTRY}, /assets/stories/c.1.js: no response within 4000 ms`,
    );
  });

  test('whose chunk fails is an error that names the chunk’s file', async () => {
    load.mockRejectedValueOnce(new Error('Loading chunk quote failed.\n(error: /assets/stories/c.2.js)'));
    await expect(new Remotes().load(remote)).rejects.toThrow(
      'Loading chunk quote failed. (error: /assets/stories/c.2.js)',
    );
  });

  test('without a component as its default export is an error', async () => {
    load.mockResolvedValueOnce({ default: 'text' });
    await expect(new Remotes().load(remote)).rejects.toThrow('is not a component');
  });
});

describe('stylesheets', () => {
  const URL = '/assets/stories/section.02d8988a28.css';
  const INTEGRITY = 'sha256-abc';

  const links = () => [...document.querySelectorAll<HTMLLinkElement>(`link[href="${URL}"]`)];
  const report = (event: 'load' | 'error') => {
    const [link] = links();
    if (event === 'load') Object.defineProperty(link, 'sheet', { value: {} });
    link!.dispatchEvent(new Event(event));
  };

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
    Object.defineProperty(link, 'sheet', { value: sheet, configurable: true });
    document.head.append(link);
  }

  afterEach(() => {
    document.head.replaceChildren();
  });

  test('a second call waits for the pending request', async () => {
    const [first, second] = [loadStylesheet(URL, INTEGRITY), loadStylesheet(URL, INTEGRITY)];
    expect(links()).toHaveLength(1);
    expect(await outcome(second)).toBe('pending');
    report('load');
    expect(await outcome(first)).toBe('loaded');
    expect(await outcome(second)).toBe('loaded');
    expect(await outcome(loadStylesheet(URL, INTEGRITY))).toBe('loaded');
    expect(links()).toHaveLength(1);
  });

  test('a failure rejects all waiting calls, and the next call retries', async () => {
    const waiting = [loadStylesheet(URL, INTEGRITY), loadStylesheet(URL, INTEGRITY)];
    report('error');
    for (const call of waiting) await expect(call).rejects.toThrow(`${URL} did not load`);
    expect(links()).toHaveLength(0);
    const again = loadStylesheet(URL, INTEGRITY);
    report('load');
    expect(await outcome(again)).toBe('loaded');
  });

  test('a loaded link of the document is not requested again', async () => {
    addServerLink({ sheet: {} });
    expect(await outcome(loadStylesheet(URL, INTEGRITY))).toBe('loaded');
    expect(links()).toHaveLength(1);
  });

  test.each([
    ['load', 'loaded'],
    ['error', `${URL} did not load`],
  ] as const)('waits for a link of the document that is still loading: %s', async (event, state) => {
    addServerLink({ sheet: null });
    const loading = loadStylesheet(URL, INTEGRITY);
    expect(await outcome(loading)).toBe('pending');
    expect(links()).toHaveLength(1);
    report(event);
    expect(await outcome(loading)).toBe(state);
  });

  test('a link of the document that fails is requested again by the next call', async () => {
    addServerLink({ sheet: null });
    const failing = loadStylesheet(URL, INTEGRITY);
    report('error');
    await expect(failing).rejects.toThrow(`${URL} did not load`);
    const again = loadStylesheet(URL, INTEGRITY);
    expect(links()).toHaveLength(1);
    report('load');
    expect(await outcome(again)).toBe('loaded');
  });

  test.each([undefined, ''])('a URL whose hash is %j is not requested', async (hash) => {
    await expect(loadStylesheet(URL, hash)).rejects.toThrow(`${URL} is not in this page's release`);
    expect(links()).toHaveLength(0);
  });
});
