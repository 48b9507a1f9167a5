import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { RouteChange } from './route-change.tsx';

const pageWithParts = (
  <>
    <h1 tabIndex={-1}>Engagement models</h1>
    <section id="pricing">Pricing</section>
    <input id="email" aria-label="Email" />
  </>
);

/** The page of the location: a link, or its target. */
function Page({ to }: { to: string }) {
  return useLocation().pathname === '/' ? <Link to={to}>link</Link> : pageWithParts;
}

function follow(to: string) {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    <MemoryRouter>
      <main>
        <Page to={to} />
      </main>
      <RouteChange />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('link'));
}

afterEach(() => jest.restoreAllMocks());

test('moves focus to the heading of the new page', () => {
  follow('/engagement-models');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('moves focus to the fragment target, and removes its tabindex on blur', () => {
  follow('/engagement-models#pricing');
  const target = screen.getByText('Pricing');
  expect(target).toHaveFocus();
  target.blur();
  expect(target).not.toHaveAttribute('tabindex');
});

test('focuses a form control directly if the fragment refers to one', () => {
  follow('/engagement-models#email');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('tabindex');
});

test('focuses the heading if the fragment does not exist', () => {
  follow('/engagement-models#nowhere');
  expect(screen.getByRole('heading')).toHaveFocus();
});
