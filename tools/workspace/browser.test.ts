import { findBrowser } from './browser.mjs';

test('finds no browser when CHROMIUM names a missing file', () => {
  expect(
    findBrowser('chromium', {
      CHROMIUM: '/no/such/program',
      PATH: process.env['PATH'],
    }),
  ).toBeUndefined();
  expect(findBrowser('chromium', { CHROMIUM: process.execPath })).toBe(process.execPath);
});
