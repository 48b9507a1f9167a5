import { contentPolicy, hashSource } from './policy.ts';

const policy = (oneTrustedTypesPolicy: boolean) =>
  contentPolicy({ script: 'load()', style: 'h1{}', oneTrustedTypesPolicy });

test('allows the inline loader and scripts of this site', () => {
  const { meta, header } = policy(true);
  expect(meta).toHaveLength(2);
  expect(meta[0]).toContain(`; script-src ${hashSource('load()')} 'strict-dynamic'; `);
  expect(meta[1]).toBe(`script-src 'self' ${hashSource('load()')}`);
  expect(header).toBe(`frame-ancestors 'none'; ${meta.join(', ')}`);
});

test('allows style attributes, but style elements by hash only', () => {
  for (const text of [policy(true).meta[0], policy(true).header])
    expect(text).toContain(`; style-src 'self' ${hashSource('h1{}')}; style-src-attr 'unsafe-inline'; `);
});

test('allows one Trusted Types policy, unless a section on the page creates its own', () => {
  expect(policy(true).meta[0]).toMatch(/; trusted-types default$/);
  expect(policy(false).meta[0]).toMatch(/; trusted-types vantedge default 'allow-duplicates'$/);
});
