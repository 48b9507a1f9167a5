/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import NotFoundPage from './not-found.tsx';

const at = (path: string) =>
  renderToString(
    <HelmetProvider>
      <MemoryRouter initialEntries={[path]}>
        <NotFoundPage />
      </MemoryRouter>
    </HelmetProvider>,
  );

test('the same document answers at every path', () => {
  expect(at('/no/such/page?q=1')).toBe(at('/404'));
});

test('it is kept out of search engines and has one first heading', () => {
  const html = at('/404');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/);
});

test('it leads home, to four pages and to somebody', () => {
  const links = [...at('/404').matchAll(/<a[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  for (const to of [
    '/',
    '/solutions/implementation',
    '/solutions/staff-augmentation',
    '/case-studies',
    '/contact',
  ]) {
    expect(links).toContain(to);
  }
});
