import { contentPolicy, hashSource } from './policy.ts';

const { meta, header } = contentPolicy({ scripts: ['load()', '{}'], style: 'h1{}' });
const inline = `${hashSource('load()')} ${hashSource('{}')}`;

test('allows the inline scripts and scripts of this site', () => {
  expect(meta).toHaveLength(2);
  expect(meta[0]).toContain(`; script-src ${inline} 'strict-dynamic'; `);
  expect(meta[1]).toBe(`script-src 'self' ${inline}`);
  expect(header).toBe(`frame-ancestors 'none'; ${meta.join(', ')}`);
});

test('allows style attributes, but style elements by hash only', () => {
  for (const text of [meta[0], header])
    expect(text).toContain(`; style-src 'self' ${hashSource('h1{}')}; style-src-attr 'unsafe-inline'; `);
});

test('allows one Trusted Types policy', () => expect(meta[0]).toMatch(/; trusted-types default$/));
