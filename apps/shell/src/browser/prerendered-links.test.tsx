import { SPECULATION_RULES_PATH } from '@vantedge/federation-contract';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link, RouterHost } from '@vantedge/shared-ui';
import { leaveLinksToBrowser, prerendersLinks } from './prerendered-links.ts';

const supports = jest.fn<boolean, [string]>();
let fetched: { name: string; responseStatus: number }[];

beforeAll(() => {
  Object.assign(HTMLScriptElement, { supports });
  Object.assign(performance, {
    getEntriesByName: (name: string) => fetched.filter((entry) => entry.name === name),
  });
  leaveLinksToBrowser();
});

beforeEach(() => {
  supports.mockImplementation((type) => type === 'speculationrules');
  fetched = [{ name: location.origin + SPECULATION_RULES_PATH, responseStatus: 200 }];
});

test.each<[string, () => void]>([
  ['supports no speculation rules', () => supports.mockReturnValue(false)],
  ['has not fetched the rules', () => (fetched = [])],
  ['did not get the rules', () => (fetched[0]!.responseStatus = 404)],
])('a browser that %s prerenders nothing', (_, change) => {
  expect(prerendersLinks()).toBe(true);
  change();
  expect(prerendersLinks()).toBe(false);
});

const here = { pathname: '/', search: '', hash: '', state: null, key: '' };

/** Clicks a link; returns how often the router and its own handler received the click. */
function follow(to: string, state?: unknown) {
  const [navigate, onClick] = [jest.fn(), jest.fn()];
  render(
    <RouterHost location={here} navigate={navigate}>
      <Link to={to} state={state} onClick={onClick}>
        <b>Link</b>
      </Link>
    </RouterHost>,
  );
  const click = createEvent.click(screen.getByText('Link'), { button: 0 });
  const prevent = jest.spyOn(click, 'preventDefault');
  // jsdom reports that it cannot follow links.
  const report = jest.spyOn(console, 'error').mockImplementation();
  fireEvent(screen.getByText('Link'), click);
  report.mockRestore();
  const count = (mock: jest.Mock | jest.SpyInstance) => mock.mock.calls.length;
  return { byRouter: count(navigate), prevented: count(prevent), own: count(onClick) };
}

test('the browser follows a link to another page, after its own handler', () => {
  expect(follow('/contact?topic=bpo#form')).toEqual({ byRouter: 0, prevented: 0, own: 1 });
});

test.each(['/', '/?topic=bpo', '/#form'])('the router follows %s, a link within the page', (to) => {
  expect(follow(to)).toEqual({ byRouter: 1, prevented: 1, own: 1 });
});

test('the router follows every link if the browser prerenders nothing', () => {
  supports.mockReturnValue(false);
  expect(follow('/contact#form')).toEqual({ byRouter: 1, prevented: 1, own: 1 });
});

test('the router follows a link with state, which the browser would lose', () => {
  expect(follow('/contact', { topic: 'bpo' })).toEqual({ byRouter: 1, prevented: 1, own: 1 });
});
