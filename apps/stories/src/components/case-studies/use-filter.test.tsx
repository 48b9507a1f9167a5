import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useFilter } from './use-filter.ts';

const industries = [{ slug: 'healthcare', name: 'Healthcare' }];

function Listing() {
  const { choose } = useFilter({ industries, services: [] });
  const { pathname, search } = useLocation();
  return <button onClick={() => choose({ industry: industries[0] })}>{pathname + search}</button>;
}

function show() {
  const url = '/case-studies?utm_source=mail';
  history.replaceState(null, '', url);
  render(
    <MemoryRouter initialEntries={[url]}>
      <Listing />
    </MemoryRouter>,
  );
  return screen.getByRole('button');
}

test('the selection is in the URL, and other parameters stay', () => {
  const listing = show();
  fireEvent.click(listing);
  expect(listing).toHaveTextContent('/case-studies?utm_source=mail&industry=healthcare');
});

test('a selection made after the router has left the page does not navigate', () => {
  const listing = show();
  // The router changes the URL first; the old page stays mounted until the next one is rendered.
  history.pushState(null, '', '/contact?topic=bpo');
  fireEvent.click(listing);
  expect(listing).toHaveTextContent('/case-studies?utm_source=mail');
  expect(listing).not.toHaveTextContent('industry');
});
