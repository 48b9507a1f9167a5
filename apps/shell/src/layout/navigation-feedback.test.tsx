import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { NavigationFeedback } from './navigation-feedback.tsx';

const pageWithParts = (
  <>
    <h1 tabIndex={-1}>Engagement models</h1>
    <section id="pricing">Pricing</section>
    <input id="email" aria-label="Email" />
  </>
);

/** Shows a page with a link, whose target loads when `load` resolves. */
function show(to: string, load: () => Promise<null> = () => Promise.resolve(null)) {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  const layout = (
    <>
      <main>
        <Outlet />
      </main>
      <NavigationFeedback />
    </>
  );
  const children = [
    { path: '/', element: <Link to={to}>link</Link> },
    { path: '/engagement-models', element: pageWithParts, loader: load },
  ];
  const router = createMemoryRouter([{ element: layout, children }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(screen.getByText('link'));
  return router;
}

const announcer = () => document.getElementById('announcer')!;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('moves focus to the heading of the new page, and announces its title', async () => {
  document.title = 'Engagement models | Vantedge';
  show('/engagement-models');
  const target = await screen.findByRole('heading');
  await waitFor(() => expect(target).toHaveFocus());
  expect(announcer()).toHaveTextContent('Engagement models | Vantedge');
});

test('moves focus to the fragment target, and removes its tabindex on blur', async () => {
  show('/engagement-models#pricing');
  const target = await screen.findByText('Pricing');
  await waitFor(() => expect(target).toHaveFocus());
  target.blur();
  expect(target).not.toHaveAttribute('tabindex');
});

test('focuses a form control directly if the fragment refers to one', async () => {
  show('/engagement-models#email');
  const target = await screen.findByLabelText('Email');
  await waitFor(() => expect(target).toHaveFocus());
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('tabindex');
});

test.each(['#nowhere', '#100%'])('focuses the heading if the fragment %s does not exist', async (hash) => {
  show(`/engagement-models${hash}`);
  const target = await screen.findByRole('heading');
  await waitFor(() => expect(target).toHaveFocus());
});

test('a navigation shows that it is in progress after 300 ms, until it ends', async () => {
  jest.useFakeTimers();
  let end!: (value: null) => void;
  show('/engagement-models', () => new Promise((resolve) => (end = resolve)));
  const bar = () => document.querySelector('.navigation-bar');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(bar()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(bar()).not.toBeNull();
  expect(announcer()).toHaveTextContent('Loading');
  await act(async () => end(null));
  expect(bar()).toBeNull();
  expect(announcer()).toHaveTextContent(document.title);
});

test('a navigation that is given up is not announced any more', async () => {
  jest.useFakeTimers();
  const router = show('/engagement-models', () => new Promise(() => {}));
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(announcer()).toHaveTextContent('Loading');
  await act(() => router.navigate('/'));
  expect(announcer()).toBeEmptyDOMElement();
});
