import { downloadedAgain } from './downloaded-again.ts';

const file = (url: string, bytes: number) => ({ url, bytes });
const vendor = file('/assets/shell/vendor.1.js', 60_000);

test('only files with a new URL are downloaded', () => {
  const before = [vendor, file('/assets/shell/main.1.js', 12_000), file('/assets/stories/c.1.js', 4_000)];
  const after = [vendor, file('/assets/shell/main.1.js', 12_000), file('/assets/stories/c.2.js', 4_001)];
  expect(downloadedAgain(before, after)).toEqual([file('/assets/stories/c.2.js', 4_001)]);
});

test('a file that a page names twice is downloaded once, and the largest comes first', () => {
  const [small, large] = [file('/a.2.js', 1), file('/b.2.js', 2)];
  expect(downloadedAgain([], [small, large, small])).toEqual([large, small]);
});

test('the same files are not downloaded again', () =>
  expect(downloadedAgain([vendor], [vendor])).toEqual([]));
