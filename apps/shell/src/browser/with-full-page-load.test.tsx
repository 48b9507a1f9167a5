import { DocumentOnlyError, type LoadedPage } from '../app/page-source.ts';
import { Router } from '../router/router.ts';
import { withFullPageLoad } from './with-full-page-load.ts';

const state = { prefill: { name: 'Ada' } };

/** A router whose page loads the test settles, and whose document loads are recorded. */
function start({ reachable }: { reachable: boolean }) {
  const settle = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const loadDocument = jest.fn(async () => reachable);
  const pages = {
    load: (path: string) =>
      new Promise<LoadedPage>((resolve, reject) =>
        settle.set(path, { resolve: () => resolve({ path, section: 'labs' }), reject }),
      ),
  };
  const router = new Router(withFullPageLoad(pages, loadDocument), { path: '/', section: 'shell' });
  return { router, loadDocument, settle: (path: string) => settle.get(path)! };
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => jest.restoreAllMocks());

test('a page that fails to load becomes a full page load with query, fragment and state', async () => {
  const { router, loadDocument, settle } = start({ reachable: true });
  void router.navigate('/case-studies?industry=healthcare#filters', { state });
  settle('/case-studies').reject(new Error('newer release'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  expect(loadDocument.mock.calls[0]).toMatchObject([
    { pathname: '/case-studies', search: '?industry=healthcare', hash: '#filters', state },
    { aborted: false },
  ]);
  expect(location.pathname).toBe('/');
});

test('a document-only page logs no error', async () => {
  const { router, loadDocument, settle } = start({ reachable: true });
  void router.navigate('/privacy');
  settle('/privacy').reject(new DocumentOnlyError());
  await new Promise((resolve) => setTimeout(resolve));
  expect(loadDocument).toHaveBeenCalledTimes(1);
  expect(console.error).not.toHaveBeenCalled();
});

test('shows the error page at that location when offline', async () => {
  const { router, settle } = start({ reachable: false });
  const navigated = router.navigate('/case-studies?industry=healthcare', { state });
  settle('/case-studies').reject(new Error('offline'));
  await navigated;
  expect(router.state.location).toMatchObject({ search: '?industry=healthcare', state });
  expect(router.state.page).toEqual({ error: new Error('offline') });
});

test('a failed navigation that was superseded loads no document', async () => {
  const { router, loadDocument, settle } = start({ reachable: true });
  void router.navigate('/case-studies');
  const navigated = router.navigate('/contact');
  settle('/case-studies').reject(new Error('too late'));
  settle('/contact').resolve();
  await navigated;
  expect(router.state.location.pathname).toBe('/contact');
  expect(loadDocument).not.toHaveBeenCalled();
});
