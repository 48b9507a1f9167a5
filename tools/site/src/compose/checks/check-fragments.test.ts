import { checkFragments } from './check-fragments.ts';
import type { LinkedRelease } from './check-links.ts';

/** Checks a page of careers with these links, next to a page of pricing with these ids. */
const check = (fragments: string[], ids: string[] = []) => {
  const pages: LinkedRelease['pages'] = {
    '/careers': { owner: 'careers', links: [], fragments, resources: [], ids: [] },
    '/rate-card': { owner: 'pricing', links: [], fragments: [], resources: [], ids },
  };
  const routes = Object.entries(pages).map(([path, { owner }]) => ({
    path,
    section: owner,
    module: './a.tsx',
  }));
  return checkFragments({ pages, routes });
};

test('accepts a link to an id of another page', () => {
  expect(check(['/rate-card#developers'], ['developers'])).toEqual([]);
});

test('reports a link to a missing id with both pages and sections', () => {
  expect(check(['/rate-card#nowhere'], ['developers'])).toEqual([
    {
      check: 'links',
      code: 'BROKEN_LINK',
      page: "/careers of 'careers'",
      text: "links to /rate-card#nowhere, but /rate-card of 'pricing' has no element with this id",
      at: 'careers: ./a.tsx',
      fix: expect.stringContaining('id="nowhere"'),
      sections: ['careers', 'pricing'],
    },
  ]);
});

test('leaves links to missing pages to the link check', () => {
  expect(check(['/gone#nowhere'])).toEqual([]);
});
