import { documentParts } from './document-parts.ts';

const noise = (seed: number, length: number) => {
  let state = seed;
  return Array.from({ length }, () => ((state = (state * 48271) % 2147483647) % 36).toString(36)).join('');
};

const html = (footer: string) =>
  `<!doctype html><html><head><title>A</title><style>a{}</style><script type="application/ld+json">{"a":1}</script></head>` +
  `<body><header class="site-header">${noise(1, 400)}</header><main>${noise(2, 900)}</main><footer class="site-footer">${footer}</footer>` +
  `<script type="application/json">{"b":2}</script><script>c()</script></body></html>`;

test('a part weighs as much as the document shrinks without it', () => {
  const { document, main, header, footer } = documentParts(html('short'));
  expect(main).toBeGreaterThan(header);
  expect(header).toBeGreaterThan(footer);
  expect(main + header + footer).toBeLessThan(document);
});

test('repeated content weighs almost nothing', () => {
  expect(documentParts(html(noise(2, 900))).main).toBeLessThan(documentParts(html(noise(3, 900))).main / 10);
});

test('rejects a document that lacks a part', () => {
  expect(() => documentParts(html('short').replace(/<main>.*<\/main>/, ''))).toThrow('no main');
});
