import { routeImage } from './route-image.ts';

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
])('%s finds its own image among those of paths that begin alike', (path, file) => {
  expect(routeImage(path, files)).toBe(file);
  expect(
    routeImage(
      path,
      files.filter((name) => name !== file),
    ),
  ).toBeUndefined();
});
