import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import NotFoundPage from './not-found.tsx';

let warn: jest.SpyInstance;
beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation()));
afterEach(() => warn.mockRestore());

const Page = () => (useLocation().pathname === '/' ? <p>home page</p> : <NotFoundPage />);

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
}

test('logs the missing path', () => {
  show('/no/such/page');
  expect(warn.mock.calls.flat().join(' ')).toContain('/no/such/page');
});

test('Go Back goes back one step in the browser history', () => {
  const back = jest.spyOn(history, 'back').mockImplementation();
  jest.spyOn(history, 'length', 'get').mockReturnValue(2);
  show('/no/such/page');
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(back).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('Go Back navigates home without history', async () => {
  jest.spyOn(history, 'length', 'get').mockReturnValue(1);
  show('/no/such/page');
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(await screen.findByText('home page')).toBeInTheDocument();
  jest.restoreAllMocks();
});
