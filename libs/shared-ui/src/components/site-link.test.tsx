import { fireEvent, render, screen } from '@testing-library/react';
import { createPath, type Path, Router, type To } from 'react-router-dom';
import { SiteLink } from './site-link.tsx';

const push = jest.fn();
const navigator = {
  push,
  replace: push,
  go: push,
  createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
};
const location = { pathname: '/solutions/ukg', search: '', hash: '', state: null, key: '' };

beforeEach(() => push.mockReset());

function follow(to: string, attributes: { target?: string; download?: string } = {}) {
  render(
    <Router location={location} navigator={navigator}>
      <SiteLink to={to} {...attributes}>
        x
      </SiteLink>
    </Router>,
  );
  const link = screen.getByText('x');
  // jsdom reports that it cannot follow links, unless this prevents it after React.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link);
  return link;
}

test.each([
  '/',
  '/contact',
  '/contact?topic=ukg',
  '/solutions/ukg#process',
  '/contact?email=ada@example.com',
  '/contact?message=See%20www.example.com',
  '/solutions/ukg#v1.2',
])('the router handles the site path %s', (to) => {
  follow(to);
  expect(createPath(push.mock.lastCall![0] as Partial<Path>)).toBe(to);
});

test.each([
  '#process',
  '/stories/mainspring.pdf',
  '/stories/mainspring.pdf?download=1',
  '/stories/mainspring.pdf#page=2',
  'tel:+12135550142',
  'mailto:hello@example.com',
  'https://example.com/',
])('the browser handles %s, unchanged', (to) => {
  const link = follow(to);
  expect(push).not.toHaveBeenCalled();
  expect(link).toHaveAttribute('href', to);
});

test.each([{ target: '_blank' }, { download: '' }, { download: 'rates.html' }])(
  'the browser handles a page with %o',
  (attributes) => {
    expect(follow('/rate-card', attributes)).toHaveAttribute('href', '/rate-card');
    expect(push).not.toHaveBeenCalled();
  },
);
