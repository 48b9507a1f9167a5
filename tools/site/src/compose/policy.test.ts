import { contentPolicy, hashSource } from './policy.ts';

const { meta, header } = contentPolicy({ script: 'load()', style: 'h1{}' });

test('allows the inline loader and scripts of this site', () => {
  expect(meta).toHaveLength(2);
  expect(meta[0]).toContain(`; script-src ${hashSource('load()')} 'strict-dynamic'; `);
  expect(meta[1]).toBe(`script-src 'self' ${hashSource('load()')}`);
  expect(header).toBe(`frame-ancestors 'none'; ${meta.join(', ')}`);
});

test('allows one Trusted Types policy', () => expect(meta[0]).toMatch(/; trusted-types default$/));
