import { documentParts } from './document-weight.ts';

/** Text that compresses badly, the same for each seed. */
const noise = (seed: number, length: number) => {
  let state = seed;
  return Array.from({ length }, () => ((state = (state * 48271) % 2147483647) % 36).toString(36)).join('');
};

describe('a part of a document', () => {
  const html = (footer: string) =>
    `<!doctype html><html><head><title>A</title><style>a{}</style><script type="application/ld+json">{"a":1}</script></head>` +
    `<body><header class="site-header">${noise(1, 400)}</header><main>${noise(2, 900)}</main><footer class="site-footer">${footer}</footer>` +
    `<script type="application/json">{"b":2}</script><script>c()</script></body></html>`;

  test('weighs as much as the document shrinks without it', () => {
    const { document, main, header, footer } = documentParts(html('short'));
    expect(main).toBeGreaterThan(header);
    expect(header).toBeGreaterThan(footer);
    expect(main + header + footer).toBeLessThan(document);
  });

  test('weighs almost nothing if its content is repeated', () => {
    const { main } = documentParts(html(noise(2, 900)));
    expect(main).toBeLessThan(documentParts(html(noise(3, 900))).main / 10);
  });

  test('must be there', () => {
    expect(() => documentParts(html('short').replace(/<main>.*<\/main>/, ''))).toThrow('no main');
  });
});
