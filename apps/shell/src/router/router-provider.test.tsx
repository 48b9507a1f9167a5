import { act, render, screen } from '@testing-library/react';
import type { LoadedPage } from '../app/page-source.ts';
import { Router } from './router.ts';
import { RouterProvider } from './router-provider.tsx';

const pageOf = (path: string): LoadedPage => ({
  path,
  section: 'labs',
  Page: () => (
    <>
      <h1>Page {path}</h1>
      <p id="part">Part</p>
    </>
  ),
});

let scrollTo: jest.SpyInstance;
const scrollIntoView = jest.fn();

beforeEach(() => {
  history.replaceState(null, '', '/a');
  // Chromium returns a promise.
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => Promise.resolve() as never);
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  Object.assign(Element.prototype, { scrollIntoView });
});
afterEach(() => jest.restoreAllMocks());

function show() {
  const router = new Router({ load: async ({ pathname }) => pageOf(pathname) }, pageOf('/a'));
  render(<RouterProvider router={router} />);
  return (to: string) => act(() => router.navigate(to));
}

test('shows each page, from the top', async () => {
  const navigate = show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page /a');
  expect(scrollTo).not.toHaveBeenCalled();
  for (const path of ['/b', '/c', '/a']) {
    await navigate(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Page ${path}`);
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  }
});

test('scrolls to the fragment, or to the top if it does not exist', async () => {
  const navigate = show();
  await navigate('/b#part');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollTo).not.toHaveBeenCalled();
  await navigate('/b#nowhere');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
