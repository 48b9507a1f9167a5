import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { useFilter } from './use-filter.ts';

const industries = [
  { slug: 'healthcare', name: 'Healthcare' },
  { slug: 'logistics', name: 'Logistics' },
];

function Listing() {
  const { choose } = useFilter({ industries, services: [] });
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{pathname + search}</output>
      {industries.map((industry) => (
        <button key={industry.slug} onClick={() => choose({ industry })}>
          {industry.name}
        </button>
      ))}
    </>
  );
}

function show() {
  const router = createMemoryRouter([{ path: '/case-studies', Component: Listing }], {
    initialEntries: ['/case-studies?utm_source=mail'],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const url = () => screen.getByRole('status').textContent;
const back = (router: ReturnType<typeof show>) => act(() => router.navigate(-1));

test('the selection is in the URL, other parameters stay, and Back undoes a press', async () => {
  const router = show();
  fireEvent.click(screen.getByText('Healthcare'));
  await waitFor(() => expect(url()).toBe('/case-studies?utm_source=mail&industry=healthcare'));
  fireEvent.click(screen.getByText('Logistics'));
  await waitFor(() => expect(url()).toBe('/case-studies?utm_source=mail&industry=logistics'));
  await back(router);
  await waitFor(() => expect(url()).toBe('/case-studies?utm_source=mail&industry=healthcare'));
});

test('each step of the arrow keys replaces the last', async () => {
  const router = show();
  for (const name of ['Healthcare', 'Logistics']) {
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    fireEvent.click(screen.getByText(name));
  }
  await waitFor(() => expect(url()).toBe('/case-studies?utm_source=mail&industry=logistics'));
  fireEvent.pointerDown(document.body);
  fireEvent.click(screen.getByText('Healthcare'));
  await waitFor(() => expect(url()).toBe('/case-studies?utm_source=mail&industry=healthcare'));
  await back(router);
  await waitFor(() => expect(url()).toBe('/case-studies?utm_source=mail&industry=logistics'));
});
