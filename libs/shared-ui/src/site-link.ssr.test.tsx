/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { SiteLink } from './site-link.tsx';

const html = (to: string) =>
  renderToString(
    <MemoryRouter initialEntries={['/solutions/ukg']}>
      <SiteLink to={to}>x</SiteLink>
    </MemoryRouter>,
  );

const routed = (to: string) => html(to).includes('data-discover');

test.each([
  '/',
  '/contact',
  '/contact?topic=ukg',
  '/solutions/ukg#process',
  '/contact?email=ada@example.com',
  '/contact?message=See%20www.example.com',
  '/solutions/ukg#v1.2',
])('the router handles the site path %s', (to) => expect(routed(to)).toBe(true));

test.each([
  '#process',
  '/stories/mainspring.pdf',
  '/stories/mainspring.pdf?download=1',
  '/stories/mainspring.pdf#page=2',
  'tel:+12135550142',
  'mailto:hello@example.com',
  'https://example.com/',
])('the browser handles %s, unchanged', (to) => {
  expect(routed(to)).toBe(false);
  expect(html(to)).toContain(`href="${to}"`);
});
