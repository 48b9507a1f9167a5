import type { ConsentConfig } from '@vantedge/federation-contract';
import { track } from '@vantedge/shared-ui/host';
import { askForConsent, isListed, readListed, sendEvents } from './consent.ts';

const ORIGIN = 'https://a.example.com/';

/** Shows a document with a dialog, as the composer writes it. */
function open(mode: ConsentConfig['mode'], arrivals = {}) {
  const listed: ConsentConfig = {
    mode,
    id: '1',
    origins: [ORIGIN],
    scripts: [{ src: `${ORIGIN}tag.js`, load: 'idle', dataLayer: 'G-1' }],
    cookies: '(?!)',
  };
  document.body.innerHTML = `<script type="application/json" id="vantedge-consent">${JSON.stringify(listed)}</script>
    <dialog id="privacy-choices" data-contacts='{"tel:":"phone"}'><p role="status"></p></dialog>`;
  const dialog = document.querySelector('dialog')!;
  dialog.dataset['arrivals'] = JSON.stringify(arrivals);
  dialog.close = () => dialog.removeAttribute('open');
  dialog.show = () => dialog.setAttribute('open', '');
  readListed();
  askForConsent();
  sendEvents();
  return dialog;
}

beforeAll(() => void Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] }));

const sent = () => window.dataLayer?.map((given) => Array.from(given as ArrayLike<unknown>).slice(0, 2));

afterEach(() => {
  delete window.dataLayer;
  localStorage.clear();
});

// First: the listeners of a document stay.
test('what happens when the page opens reaches a tag that has not loaded yet, after its own commands', () => {
  localStorage['vantedge-consent'] = `allowed ${Date.now()} 1`;
  expect(open('opt-in', { '/': ['lead_sent', { form: 'contact' }] })).not.toHaveAttribute('open');
  expect(sent()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1'],
    ['event', 'lead_sent'],
  ]);
});

test('only scripts of listed origins are allowed', () => {
  open('opt-in');
  expect(isListed(`${ORIGIN}b.js`)).toBe(true);
  for (const url of ['/assets/a.js', 'https://a.example.com', 'https://a.example.com.evil.example/b.js', ''])
    expect(isListed(url)).toBe(false);
});

test('nothing is told before consent, nor after what was allowed has changed', () => {
  localStorage['vantedge-consent'] = `allowed ${Date.now()} 0`;
  expect(open('opt-in')).toHaveAttribute('open');
  track('cases_filtered', { filters: 1 });
  expect(sent()).toBeUndefined();
});

test('where none is needed, nothing is asked', () => {
  expect(open('none-needed')).not.toHaveAttribute('open');
  expect(sent()).toHaveLength(2);
});

test('a click on a contact link is tracked even while hydration hides clicks from React', () => {
  open('none-needed');
  const hide = (event: Event) => event.stopPropagation();
  addEventListener('click', hide, true);
  document.body.append(Object.assign(document.createElement('a'), { href: 'tel:+1' }));
  document.querySelector('a')!.click();
  removeEventListener('click', hide, true);
  expect(sent()).toContainEqual(['event', 'contact_pressed']);
});
