import type * as Subject from './deferred-stylesheets.ts';

const frames: FrameRequestCallback[] = [];
const idle: IdleRequestCallback[] = [];
let painted: (() => void) | undefined;
const onLoading = jest.fn();

/** Defines what jsdom lacks, with callbacks that a test runs. */
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  frames.length = idle.length = 0;
  onLoading.mockReset();
  painted = undefined;
  window.requestAnimationFrame = (callback) => frames.push(callback);
  window.requestIdleCallback = (callback) => idle.push(callback);
  window.PerformanceObserver = class {
    constructor(callback: (list: unknown, observer: unknown) => void) {
      painted = () => callback({ getEntriesByName: () => [{}] }, this);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof PerformanceObserver;
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  performance.getEntriesByType = () => [{ type: 'navigate' }] as unknown as PerformanceEntryList;
  document.body.innerHTML = `<main><h1>Claim</h1><p id="one" data-deferred></p><p id="two" data-deferred></p></main>
    <link rel="stylesheet" disabled href="/a.css"><link rel="stylesheet" disabled href="/b.css">`;
});

afterEach(() => {
  document.head.replaceChildren();
  jest.useRealTimers();
  jest.restoreAllMocks();
  location.hash = '';
});

async function started() {
  let subject!: typeof Subject;
  await jest.isolateModulesAsync(async () => void (subject = await import('./deferred-stylesheets.ts')));
  subject.deferStylesheets(onLoading);
  subject.loadStylesheetsWhenIdle();
  return subject;
}

const runFirst = (callbacks: unknown[]) => (callbacks.shift() as (time: number) => void)(0);
const isUnstyled = () => document.documentElement.hasAttribute('data-unstyled');
const hidden = () => [...document.querySelectorAll('[data-deferred]')].map(({ id }) => id);
const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const enabled = () => links().filter((link) => !link.hasAttribute('disabled')).length;
const preloaded = () => document.querySelectorAll('link[rel=preload]').length;

/** Ends the requests of all enabled stylesheets. */
async function answer(event: 'load' | 'error' = 'load') {
  for (const link of links()) if (!link.hasAttribute('disabled')) link.dispatchEvent(new Event(event));
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

test('requests nothing before the browser is idle after a paint, then applies and shows one thing per frame', async () => {
  await started();
  expect([isUnstyled(), enabled()]).toEqual([true, 0]);
  painted!();
  expect([enabled(), preloaded()]).toEqual([0, 0]);
  runFirst(idle);
  expect([enabled(), preloaded()]).toEqual([1, 1]);
  await answer();
  expect(enabled()).toBe(1);
  runFirst(frames);
  expect(enabled()).toBe(2);
  expect(hidden()).toEqual(['one', 'two']);
  await answer();
  expect(hidden()).toEqual(['two']);
  runFirst(frames);
  expect([hidden(), isUnstyled()]).toEqual([[], true]);
  runFirst(frames);
  expect(isUnstyled()).toBe(false);
});

test.each(['scroll', 'wheel', 'beforeprint'])('loads everything at once: %s', async (event) => {
  await started();
  dispatchEvent(new Event(event));
  expect([enabled(), preloaded()]).toEqual([2, 0]);
  await answer();
  expect(isUnstyled()).toBe(false);
});

test('applies and shows the rest at once when the visitor scrolls meanwhile', async () => {
  await started();
  painted!();
  runFirst(idle);
  await answer();
  dispatchEvent(new Event('scroll'));
  expect(enabled()).toBe(2);
  runFirst(frames);
  await answer();
  expect(isUnstyled()).toBe(false);
});

test('applies each stylesheet when it arrives if the visitor scrolls before', async () => {
  await started();
  painted!();
  runFirst(idle);
  dispatchEvent(new Event('scroll'));
  expect([enabled(), isUnstyled()]).toEqual([2, true]);
  await answer();
  expect(isUnstyled()).toBe(false);
});

test.each<[string, () => unknown]>([
  ['with a fragment', () => (location.hash = '#faq')],
  ['in the background', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['after a reload', () => (performance.getEntriesByType = () => [{ type: 'reload' }] as never)],
  ['without requestIdleCallback', () => delete (window as Partial<Window>).requestIdleCallback],
])('does not wait for a paint %s', async (_, arrange) => {
  arrange();
  await started();
  expect(enabled()).toBe(2);
  await answer();
  expect(isUnstyled()).toBe(false);
});

test('shows the page when a stylesheet fails, and removes its link', async () => {
  const { loadStylesheetsNow } = await started();
  loadStylesheetsNow();
  await answer('error');
  expect(links()).toEqual([]);
  expect(isUnstyled()).toBe(false);
});

test('requests the stylesheets without a paint, and shows the page without an answer', async () => {
  await started();
  jest.advanceTimersByTime(3000);
  expect([enabled(), preloaded(), isUnstyled()]).toEqual([1, 1, true]);
  jest.advanceTimersByTime(5000);
  expect([enabled(), isUnstyled()]).toEqual([2, false]);
});

test('calls back once, before anything below the fold is shown', async () => {
  await started();
  expect(onLoading).not.toHaveBeenCalled();
  onLoading.mockImplementation(() => expect(hidden()).toHaveLength(2));
  painted!();
  runFirst(idle);
  expect(onLoading).toHaveBeenCalledTimes(1);
  await answer();
  expect(onLoading).toHaveBeenCalledTimes(1);
});

test('shows the page even if the callback fails', async () => {
  await started();
  onLoading.mockImplementation(() => {
    throw new Error('no time');
  });
  painted!();
  expect(() => runFirst(idle)).toThrow('no time');
  await answer();
  runFirst(frames);
  expect(enabled()).toBe(2);
});
