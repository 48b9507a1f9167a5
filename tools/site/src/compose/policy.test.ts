import { contentPolicy, hashSource } from './policy.ts';

const policy = (oneTrustedTypesPolicy: boolean) =>
  contentPolicy({ script: 'start()', style: 'h1{}', oneTrustedTypesPolicy });

test('the only script of a document is its loader, and all others come from this site', () => {
  const { meta, header } = policy(true);
  expect(meta).toHaveLength(2);
  expect(meta[0]).toContain(`; script-src ${hashSource('start()')} 'strict-dynamic'; `);
  expect(meta[1]).toBe(`script-src 'self' ${hashSource('start()')}`);
  expect(header).toBe(`frame-ancestors 'none'; ${meta.join(', ')}`);
});

test('one Trusted Types policy, once, unless a section of the page was built to create its own', () => {
  expect(policy(true).meta[0]).toMatch(/; trusted-types default$/);
  expect(policy(false).meta[0]).toMatch(/; trusted-types vantedge default 'allow-duplicates'$/);
});
