import { contentType } from './served-file.ts';

test.each([
  ['main.0123456789.js', 'text/javascript; charset=utf-8'],
  ['styles.css', 'text/css; charset=utf-8'],
  ['/assets/shell/mark.svg', 'image/svg+xml'],
  ['Type.AbCdEf0123.woff2', 'font/woff2'],
  ['PHOTO.JPG', 'image/jpeg'],
  ['photo.avif', 'image/avif'],
  ['favicon.ico', 'image/x-icon'],
  ['story.pdf', 'application/pdf'],
  ['site.webmanifest', 'application/manifest+json'],
  ['main.js.map', 'application/json'],
  ['film.mp4', 'video/mp4'],
  ['file', 'application/octet-stream'],
  ['file.unknown', 'application/octet-stream'],
  ['file.constructor', 'application/octet-stream'],
  ['js', 'application/octet-stream'],
])('%s is %s', (name, type) => {
  expect(contentType(name)).toBe(type);
});
