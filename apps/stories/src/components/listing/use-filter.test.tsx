import { act, fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useFilter } from './use-filter.ts';

const industries = [{ slug: 'healthcare', name: 'Healthcare' }];
const pending = new Promise<never>(() => {});

function Listing() {
  const { choice, choose } = useFilter({ industries, services: [] });
  return (
    <button onClick={() => choose({ industry: industries[0] })}>{choice.industry?.name ?? 'All'}</button>
  );
}

/** A page that takes long to render: the router has its URL already, and the page before it is still shown. */
function SlowPage() {
  return use(pending);
}

function show() {
  history.replaceState(null, '', '/case-studies?utm_source=mail');
  const router = createBrowserRouter([
    { path: '/case-studies', element: <Listing /> },
    { path: '/contact', element: <SlowPage /> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('a choice is an entry of its own in the history, and keeps the rest of the query', () => {
  show();
  const entries = history.length;
  fireEvent.click(screen.getByText('All'));
  expect(screen.getByRole('button')).toHaveTextContent('Healthcare');
  expect(location.pathname + location.search).toBe('/case-studies?utm_source=mail&industry=healthcare');
  expect(history.length).toBe(entries + 1);
});

test('a choice made once the router has left the page changes nothing of the next URL', async () => {
  const router = show();
  await act(() => router.navigate('/contact?topic=bpo'));
  fireEvent.click(screen.getByText('All'));
  expect(location.pathname + location.search).toBe('/contact?topic=bpo');
});
