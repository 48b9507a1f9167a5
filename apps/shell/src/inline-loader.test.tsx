import type { PageData } from '@vantedge/federation-contract';

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

test('a mouse starts the application when it moves, not when the page appears under it', async () => {
  const move = (movementX: number) => Object.assign(new Event('pointermove'), { movementX, movementY: 0 });
  expect(await loaded({ [MAIN]: 'sha256-a', [ENTRY]: 'sha256-b' }, move(0))).toEqual([]);
  dispatchEvent(move(3));
  await painted();
  expect(document.head.querySelectorAll('script[src]')).toHaveLength(1);
});

test.each(NO_HASHES)('loads nothing with the hashes %j', async (integrity) => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  expect(await loaded(integrity)).toEqual([]);
  expect(report.mock.calls.flat().join()).toContain(MAIN);
});
