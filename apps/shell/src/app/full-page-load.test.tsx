import type { Location } from 'react-router-dom';
import { loadDocument, redirectToDocument, takePendingNavigation } from './full-page-load.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('offline, nothing is loaded', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const destination: Location = {
    pathname: '/contact',
    search: '',
    hash: '',
    key: 'abc',
    state: { sent: 1 },
  };
  const reason = new Error('no code');
  expect(() => redirectToDocument(destination, reason)).toThrow(reason);
  loadDocument(destination);
  expect(sessionStorage).toHaveLength(0);
});

describe('what a full page load keeps', () => {
  const url = '/contact?topic=bpo#form';
  const destination: Location = {
    pathname: '/contact',
    search: '?topic=bpo',
    hash: '#form',
    key: 'abc',
    state: { prefill: { name: 'Ada' } },
  };

  beforeEach(() => {
    history.replaceState(null, '', '/');
    // jsdom does not navigate, and reports that.
    jest.spyOn(console, 'error').mockImplementation();
  });

  /** Loads the destination, and arrives there. */
  function arrive(at = url) {
    loadDocument(destination);
    history.replaceState(null, '', at);
    return takePendingNavigation();
  }

  test('is its history state, which is taken once', async () => {
    expect(arrive()).toEqual(destination.state);
    expect(sessionStorage).toHaveLength(0);
    expect(takePendingNavigation()).toBeUndefined();
  });

  test('is discarded at another URL', async () => {
    expect(arrive('/contact')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is nothing for a page without state', async () => {
    loadDocument({ ...destination, state: null });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is lost when storage is blocked, but the page loads', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(redirectToDocument(destination, undefined).headers.get('location')).toBe(url);
  });
});
