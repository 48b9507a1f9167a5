import { createBrowserRouter } from 'react-router-dom';
import { carryState, restoreState } from './carried-state.ts';

const state = { prefill: { name: 'Ada' } };
const stateOfRouter = () => createBrowserRouter([{ path: '*' }]).state.location.state as unknown;

beforeEach(() => history.replaceState(null, '', '/contact?topic=bpo#form'));
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('the router of the loaded page finds the state, and the storage is empty again', () => {
  carryState('/contact?topic=bpo#form', state);
  restoreState();
  expect(stateOfRouter()).toEqual(state);
  expect(sessionStorage).toHaveLength(0);
});

test('another URL than the one it was kept for has no state, nor has that URL later', () => {
  carryState('/contact', state);
  restoreState();
  expect(stateOfRouter()).toBeNull();
  history.replaceState(null, '', '/contact');
  restoreState();
  expect(stateOfRouter()).toBeNull();
});

test('a load without a state drops what an earlier one kept', () => {
  carryState('/contact?topic=bpo#form', state);
  carryState('/contact?topic=bpo#form', null);
  restoreState();
  expect(stateOfRouter()).toBeNull();
});

test('where storage is blocked the page still loads, without the state', () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  carryState('/contact?topic=bpo#form', state);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('/contact?topic=bpo#form'), expect.anything());
  restoreState();
  expect(stateOfRouter()).toBeNull();
});
