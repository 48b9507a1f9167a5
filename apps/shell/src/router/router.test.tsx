import type { LoadedPage } from '../app/page-source.ts';
import { Router } from './router.ts';

const pageOf = (path: string): LoadedPage => ({ path, section: 'labs' });
const load = jest.fn(async ({ pathname }: { pathname: string }) => pageOf(pathname));

const start = () => new Router({ load }, pageOf(location.pathname));

/** Resolves with the router's next state after `act`. */
function nextState(router: Router, act: () => void) {
  return new Promise<Router['state']>((resolve) => {
    const stop = router.subscribe((state) => {
      stop();
      resolve(state);
    });
    act();
  });
}

beforeEach(() => {
  load.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/a');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('a navigation loads the page, then adds a history entry with the state', async () => {
  const router = start();
  const entries = history.length;
  const navigated = router.navigate('/b?c=1#d', { state: { name: 'Ada' } });
  expect(location.pathname).toBe('/a');
  await navigated;
  expect(history.length).toBe(entries + 1);
  expect(location.pathname + location.search + location.hash).toBe('/b?c=1#d');
  expect(router.state).toMatchObject({
    location: { pathname: '/b', search: '?c=1', hash: '#d', state: { name: 'Ada' } },
    page: { path: '/b' },
    scrollTo: 'fragment',
  });
});

test('a navigation within the page loads nothing, and keeps the scroll position on request', async () => {
  const router = start();
  const { page } = router.state;
  await router.navigate('/a?filter=1', { keepScroll: true });
  expect(load).not.toHaveBeenCalled();
  expect(router.state.page).toBe(page);
  expect(router.state.scrollTo).toBeUndefined();
});

test('a navigation to the current URL replaces its history entry', async () => {
  const router = start();
  const entries = history.length;
  await router.navigate('/a', { state: 7 });
  expect(history.length).toBe(entries);
  expect(router.state).toMatchObject({ location: { state: 7 }, scrollTo: 0 });
});

test('Back shows the earlier entry with its state and scroll position', async () => {
  history.replaceState({ state: { name: 'Ada' }, key: 'first' }, '', '/a');
  const router = start();
  Object.defineProperty(window, 'scrollY', { value: 900 });
  await router.navigate('/b');
  const state = await nextState(router, () => history.back());
  expect(state).toMatchObject({
    location: { pathname: '/a', state: { name: 'Ada' }, key: 'first' },
    page: { path: '/a' },
    scrollTo: 900,
  });
});

test('restores the scroll positions of entries after a reload', async () => {
  history.replaceState({ key: 'first' }, '', '/a');
  const router = start();
  Object.defineProperty(window, 'scrollY', { value: 900 });
  await router.navigate('/b');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  const reloaded = start();
  expect(history.scrollRestoration).toBe('manual');
  expect(await nextState(reloaded, () => history.back())).toMatchObject({ scrollTo: 900 });
});

test('a link to a fragment, which the browser handles, becomes the location of the same page', async () => {
  const router = start();
  const state = await nextState(router, () => (location.hash = '#pricing'));
  expect(state).toMatchObject({ location: { hash: '#pricing', state: null }, scrollTo: 'fragment' });
  expect(load).not.toHaveBeenCalled();
});

test('Back aborts the navigation that is loading', async () => {
  const router = start();
  await router.navigate('/b');
  let arrive: (page: LoadedPage) => void = () => {};
  load.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const late = router.navigate('/c');
  await nextState(router, () => history.back());
  arrive(pageOf('/c'));
  await late;
  expect(location.pathname).toBe('/a');
  expect(router.state.page).toEqual(pageOf('/a'));
});

test('a page that failed to load is loaded again', async () => {
  const router = start();
  load.mockRejectedValueOnce(new Error('offline'));
  await router.navigate('/b');
  expect(router.state.page).toEqual({ error: new Error('offline') });
  await router.navigate('/b');
  expect(router.state.page).toEqual(pageOf('/b'));
});
