import { carryState, restoreState } from './carried-state.ts';

const state = { prefill: { name: 'Ada' } };
const stateOfRouter = () => (history.state as { usr?: unknown } | null)?.usr ?? null;

beforeEach(() => history.replaceState(null, '', '/contact?topic=bpo#form'));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('restores the state for the router of the loaded page and clears the storage', () => {
  carryState('/contact?topic=bpo#form', state);
  restoreState();
  expect(stateOfRouter()).toEqual(state);
  expect(sessionStorage).toHaveLength(0);
});

test('does not restore the state for a different URL, and discards it', () => {
  carryState('/contact', state);
  restoreState();
  expect(stateOfRouter()).toBeNull();
  history.replaceState(null, '', '/contact');
  restoreState();
  expect(stateOfRouter()).toBeNull();
});

test('a full page load without state discards an earlier one', () => {
  carryState('/contact?topic=bpo#form', state);
  carryState('/contact?topic=bpo#form', null);
  restoreState();
  expect(stateOfRouter()).toBeNull();
});

test('loads the page without its state when storage is blocked', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  carryState('/contact?topic=bpo#form', state);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/contact?topic=bpo#form'), expect.anything());
  restoreState();
  expect(stateOfRouter()).toBeNull();
});
