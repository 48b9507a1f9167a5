import { brotliBytes } from './brotli-bytes.ts';
import { bytesForPrefix } from './first-viewport.ts';

const noise = (seed: number) => {
  let state = seed;
  return Array.from({ length: 4000 }, () => ((state = (state * 48271) % 2147483647) % 36).toString(36)).join(
    '',
  );
};

test('the whole document needs all of its bytes, its beginning only some', () => {
  const html = noise(1) + noise(2);
  const all = bytesForPrefix(html, html.length);
  expect(all).toBeGreaterThan(brotliBytes(html) * 0.98);
  expect(bytesForPrefix(html, html.length / 2)).toBeLessThan(all * 0.6);
});

test('repeated content needs no further bytes', () => {
  const html = noise(1) + noise(1);
  expect(bytesForPrefix(html, html.length)).toBeLessThan(bytesForPrefix(html, html.length / 2) * 1.05);
});
