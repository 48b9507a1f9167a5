import type { PageData } from '@vantedge/federation-contract';
import { SOURCE } from '@vantedge/shared-ui/host';

const MAIN = '/assets/shell/main.0123456789.js';
const SHEET = '/assets/shell/main.0123456789.css';
const ENTRY = '/assets/stories/remote-entry.0123456789.js';

/**
 * Runs the inline loader with this integrity map, dispatches an event, and returns the elements it added to the
 * head.
 */
async function loaded(integrity: Record<string, string>, intent: Event = new Event('keydown')) {
  const section = { version: '1', routes: {}, widgets: {} };
  const page: PageData = {
    section: 'stories',
    path: '/a',
    release: { sections: { stories: { ...section, remoteEntry: ENTRY } }, integrity },
    releaseUrl: '/release.json',
    entryScripts: [MAIN],
    stylesheets: [SHEET],
  };
  document.body.innerHTML = `<script type="application/json" id="vantedge-page">${JSON.stringify(page)}</script>`;
  await jest.isolateModulesAsync(async () => void (await import('./inline-loader.ts')));
  dispatchEvent(intent);
  expect(document.head.querySelectorAll('script, link[as=script]')).toHaveLength(0);
  await painted();
  return [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].map(
    (element) => [element.getAttribute('src') ?? element.getAttribute('href'), element.integrity],
  );
}

/** Resolves after the next paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

// jsdom knows of no navigation.
performance.getEntriesByType = () => [];

afterEach(() => {
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

test('loads files that have a hash, with that hash as integrity', async () => {
  expect(await loaded({ [MAIN]: 'sha256-a', [ENTRY]: 'sha256-b', [SHEET]: 'sha256-c' })).toEqual([
    [ENTRY, 'sha256-b'],
    [MAIN, 'sha256-a'],
  ]);
});

const NO_HASHES: Record<string, string>[] = [{}, { [MAIN]: '', [ENTRY]: '' }];

/** An event at an element, by default of a mouse that moves. */
const at = (html: string, type: string, more: object) => {
  document.body.insertAdjacentHTML('beforeend', html);
  const event = new Event(type, { bubbles: true });
  return document.body.lastElementChild!.dispatchEvent(
    Object.assign(event, { movementX: 3, movementY: 0, pointerType: 'mouse', ...more }),
  );
};

test.each<[string, boolean, string, string, object]>([
  ['a mouse that moves over a link', true, '<a href="/">A</a>', 'pointermove', {}],
  ['a link that appears under a mouse at rest', false, '<a href="/">A</a>', 'pointermove', { movementX: 0 }],
  ['a mouse that crosses text', false, '<p>A</p>', 'pointermove', {}],
  ['a finger that scrolls from a link', false, '<a href="/">A</a>', 'pointermove', { pointerType: 'touch' }],
  ['a press on text', false, '<p>A</p>', 'pointerdown', {}],
  ['a press on a link', false, '<a href="/">A</a>', 'pointerdown', {}],
  ['a press on a button', true, '<button>A</button>', 'pointerdown', {}],
  ['a mouse that moves over a field', true, '<input>', 'pointermove', {}],
  ['focus of a field', true, '<select></select>', 'focusin', {}],
  ['focus of a link', false, '<a href="/">A</a>', 'focusin', {}],
  ['a menu that needs no script', false, '<button popovertarget="menu">A</button>', 'pointerdown', {}],
])('%s: is intent? %s', async (_, isIntent, html, type, more) => {
  expect(await loaded({ [MAIN]: 'sha256-a', [ENTRY]: 'sha256-b' }, new Event('scroll'))).toEqual([]);
  at(html, type, more);
  await painted();
  // The loaders of earlier tests listen, too.
  expect(document.head.querySelector('script[src]') !== null).toBe(isIntent);
});

test('notes where the visit of the tab has started, once', async () => {
  sessionStorage.clear();
  for (const path of ['/a?utm_source=mail', '/b']) {
    history.replaceState(null, '', path);
    await loaded({ [MAIN]: 'sha256-a', [ENTRY]: 'sha256-b' });
    document.head.replaceChildren();
    expect(sessionStorage.getItem(SOURCE)).toBe(`${location.origin}/a?utm_source=mail ${document.referrer}`);
  }
  sessionStorage.clear();
});

test.each(NO_HASHES)('loads nothing with the hashes %j', async (integrity) => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  expect(await loaded(integrity)).toEqual([]);
  expect(report.mock.calls.flat().join()).toContain(MAIN);
});
