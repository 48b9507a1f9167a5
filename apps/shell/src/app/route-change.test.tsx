import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { RouteChange } from './route-change.tsx';

const pageWithParts = (
  <>
    <h1 tabIndex={-1}>Engagement models</h1>
    <section id="pricing">Pricing</section>
    <input id="email" aria-label="Email" />
  </>
);

function follow(to: string) {
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(
    <MemoryRouter>
      <main>
        <Routes>
          <Route path="/" element={<Link to={to}>link</Link>} />
          <Route path="/engagement-models" element={pageWithParts} />
        </Routes>
      </main>
      <RouteChange />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByText('link'));
}

afterEach(() => jest.restoreAllMocks());

test('a new page has the focus on its heading', () => {
  follow('/engagement-models');
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('a fragment of a new page has the focus, and is an ordinary element again once it has lost it', () => {
  follow('/engagement-models#pricing');
  const target = screen.getByText('Pricing');
  expect(target).toHaveFocus();
  target.blur();
  expect(target).not.toHaveAttribute('tabindex');
});

test('a control that a fragment names has the focus itself', () => {
  follow('/engagement-models#email');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('tabindex');
});

test('a fragment that the new page lacks leaves the focus to its heading', () => {
  follow('/engagement-models#nowhere');
  expect(screen.getByRole('heading')).toHaveFocus();
});
