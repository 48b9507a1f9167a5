import { fireEvent, render, screen } from '@testing-library/react';
import { RouterHost } from '../router/router-host.tsx';
import { SiteLink } from './site-link.tsx';

const navigate = jest.fn();
const location = { pathname: '/solutions/ukg', search: '', hash: '', state: null, key: '' };

beforeEach(() => navigate.mockReset());

function follow(to: string) {
  render(
    <RouterHost location={location} navigate={navigate}>
      <SiteLink to={to}>x</SiteLink>
    </RouterHost>,
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
  expect(navigate).toHaveBeenCalledWith(to, { state: undefined });
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
  expect(navigate).not.toHaveBeenCalled();
  expect(link).toHaveAttribute('href', to);
});
