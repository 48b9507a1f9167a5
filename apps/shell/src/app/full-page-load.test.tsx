import { FormDrafts } from '@vantedge/shared-ui/host';
import type { Location } from 'react-router-dom';
import { FullPageLoads, takeCarried } from './full-page-load.tsx';

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
  expect(() => new FullPageLoads().redirect(destination, reason)).toThrow(reason);
  new FullPageLoads().load(destination);
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

  function formWith(value: string) {
    document.body.innerHTML = '<form id="form"><input id="name"><select id="topic"><option>a</select></form>';
    document.querySelector('input')!.value = value;
    return document.querySelector('form')!;
  }

  /** Loads the destination, and arrives there. */
  function arrive(loads: FullPageLoads, at = url) {
    loads.load(destination);
    history.replaceState(null, '', at);
    return takeCarried();
  }

  test('is its history state, which is taken once', async () => {
    const carried = arrive(new FullPageLoads());
    expect(carried).toMatchObject({ key: destination.key, state: destination.state });
    expect(sessionStorage).toHaveLength(0);
    expect(takeCarried()).toBeUndefined();
  });

  test('is discarded at another URL', async () => {
    expect(arrive(new FullPageLoads(), '/contact')).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('is nothing for a page without state or typed text', async () => {
    new FullPageLoads().load({ ...destination, state: null });
    expect(sessionStorage).toHaveLength(0);
  });

  test('is what was typed, by history entry', async () => {
    const loads = new FullPageLoads();
    loads.drafts.save('abc', formWith('Ada'));
    loads.drafts.save('def', formWith('Grace'));
    const { drafts } = new FullPageLoads(arrive(loads));
    for (const [entry, value] of [
      ['abc', 'Ada'],
      ['def', 'Grace'],
      ['new', ''],
    ] as const) {
      const form = formWith('');
      drafts.restore(entry, form);
      expect([entry, form.querySelector('input')!.value]).toEqual([entry, value]);
    }
  });

  test('a draft ends when the form is empty again, or sent', () => {
    const drafts = new FormDrafts();
    drafts.save('abc', formWith('Ada'));
    drafts.save('abc', formWith(''));
    drafts.save('def', formWith('Ada'));
    drafts.discard('def', formWith('Ada'));
    expect(drafts.all()).toEqual({});
  });

  test('is lost when storage is blocked, but the page loads', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(new FullPageLoads().redirect(destination, undefined).headers.get('location')).toBe(url);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(url), expect.anything());
  });
});
