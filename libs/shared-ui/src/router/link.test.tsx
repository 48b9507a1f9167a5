import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link } from './link.tsx';
import { RouterHost } from './router-host.tsx';

const navigate = jest.fn();
const location = { pathname: '/', search: '', hash: '', state: null, key: '' };

beforeEach(() => navigate.mockReset());

/** Clicks a link; returns whether the browser would follow it. */
function click(options: MouseEventInit = {}, onClick?: (event: { preventDefault(): void }) => void) {
  render(
    <RouterHost location={location} navigate={navigate}>
      <Link to="/contact?topic=bpo#form" state={7} onClick={onClick}>
        Contact
      </Link>
    </RouterHost>,
  );
  const link = screen.getByRole('link');
  const event = createEvent.click(link, options);
  fireEvent(link, event);
  return !event.defaultPrevented;
}

test('a click navigates with the state', () => {
  expect(click()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/contact?topic=bpo#form', { state: 7 });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact?topic=bpo#form');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'the browser handles a click with %j',
  (options) => {
    expect(click(options)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('a click that its handler prevented does not navigate', () => {
  expect(click({}, (event) => event.preventDefault())).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});

describe('in a browser that follows links', () => {
  /** Clicks a link; returns how often the router and its own handler received the click. */
  function follow(to: string, state?: unknown) {
    const onClick = jest.fn();
    render(
      <RouterHost location={location} navigate={navigate} browserFollowsLinks={() => true}>
        <Link to={to} state={state} onClick={onClick}>
          <b>Contact</b>
        </Link>
      </RouterHost>,
    );
    // jsdom reports that it cannot follow links.
    const report = jest.spyOn(console, 'error').mockImplementation();
    const byBrowser = fireEvent.click(screen.getByText('Contact'));
    report.mockRestore();
    return { byBrowser, byRouter: navigate.mock.calls.length, own: onClick.mock.calls.length };
  }

  test('the browser follows a link to another page, after its own handler', () => {
    expect(follow('/contact?topic=bpo#form')).toEqual({ byBrowser: true, byRouter: 0, own: 1 });
  });

  test.each(['/', '/?topic=bpo', '/#form'])('the router follows %s, a link within the page', (to) => {
    expect(follow(to)).toEqual({ byBrowser: false, byRouter: 1, own: 1 });
  });

  test('the router follows a link with state', () => {
    expect(follow('/contact', { topic: 'bpo' })).toEqual({ byBrowser: false, byRouter: 1, own: 1 });
  });
});
