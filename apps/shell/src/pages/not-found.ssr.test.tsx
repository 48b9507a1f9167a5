/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import NotFoundPage from './not-found.tsx';

const at = (path: string) =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <NotFoundPage />
    </MemoryRouter>,
  );

test('renders the same document at every path', () => {
  expect(at('/no/such/page?q=1')).toBe(at('/404'));
});

test('is noindex and has one h1', () => {
  const html = at('/404');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(html).not.toMatch(/ style=/);
});

test('links to the home page, four popular pages and contact', () => {
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
