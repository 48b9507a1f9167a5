import { memoryStore } from '@vantedge/release/store';
import { storeAssets } from './store-assets.ts';

const files = new Map([
  ['main.4f2a.js', Buffer.from('main();')],
  ['styles.css', Buffer.from('a {}')],
]);

test('assets have their URL path and their type', async () => {
  const putAsset = jest.fn(async () => {});
  await storeAssets({ ...memoryStore(), putAsset }, 'stories', files);
  expect(putAsset.mock.calls).toEqual([
    ['assets/stories/main.4f2a.js', files.get('main.4f2a.js'), expect.stringContaining('javascript')],
    ['assets/stories/styles.css', files.get('styles.css'), expect.stringContaining('text/css')],
  ]);
});

test('a store that no CDN reads gets no assets', async () => {
  const store = memoryStore();
  await storeAssets(store, 'stories', files);
  expect(await store.list('')).toEqual([]);
});
