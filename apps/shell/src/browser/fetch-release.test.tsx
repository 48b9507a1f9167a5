import type { ClientRelease } from '@vantedge/federation-contract';
import { fetchRelease } from './fetch-release.ts';

const FILE = '/assets/shell/c.70.0123456789.js';
const HASH = `sha256-${'A'.repeat(43)}=`;

function release(versions: Record<string, string>): ClientRelease {
  const sections = Object.entries(versions).map(([name, version]) => [
    name,
    {
      version,
      routes: name === 'shell' ? { '/': { module: './pages/home.tsx', files: [FILE] } } : {},
      widgets: {},
    },
  ]);
  return {
    sections: Object.fromEntries(sections) as ClientRelease['sections'],
    integrity: { [FILE]: HASH, '/assets/stories/c.7.0123456789.js': HASH },
  };
}

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

/** What a tab of a release gets from `/release.json` of another one. */
function fetched(own: Record<string, string>, live: Record<string, string>) {
  globalThis.fetch = () =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(release(live)) } as Response);
  return fetchRelease('/release.json', release(own));
}

test('a tab of the live release gets all of it, whichever sections its document does not name have changed', async () => {
  const live = { shell: '1', stories: '1', pricing: '2' };
  expect(await fetched({ shell: '1', stories: '1' }, live)).toEqual(release(live));
});

test("a tab whose section has changed gets the shell's own pages only", async () => {
  const { sections, integrity } = await fetched(
    { shell: '1', stories: '1' },
    { shell: '1', stories: '2', pricing: '1' },
  );
  expect(Object.keys(sections)).toEqual(['shell']);
  expect(sections['shell']!.routes['/']!.files).toEqual([FILE]);
  expect(Object.keys(integrity)).toEqual([FILE]);
});

test('a tab whose shell has changed gets nothing', async () => {
  await expect(fetched({ shell: '1', stories: '1' }, { shell: '2', stories: '1' })).rejects.toThrow(
    "the live shell is newer than this tab's",
  );
});
