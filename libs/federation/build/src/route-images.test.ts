import { routeImage } from './route-images.ts';

const files = [
  'share.0123456789.png',
  'share.a.0123456789.png',
  'share.a.b.0123456789.png',
  'share.a-b.0123456789.png',
];

test.each([
  ['/', 'share.0123456789.png'],
  ['/a', 'share.a.0123456789.png'],
  ['/a/b', 'share.a.b.0123456789.png'],
  ['/a-b', 'share.a-b.0123456789.png'],
])('%s gets its own image, not that of a path with the same prefix', (path, file) => {
  expect(routeImage(path, files)).toBe(file);
  expect(
    routeImage(
      path,
      files.filter((name) => name !== file),
    ),
  ).toBeUndefined();
});
