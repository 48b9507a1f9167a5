import { aboveTheFold, deferBelowFold } from './fold.ts';

const FOLD = '<div data-fold="true" hidden=""></div>';
const page = `<header><div popover="auto"><p>menu</p></div></header><main><h1>Claim</h1>${FOLD}<p>Proof</p>${FOLD}</main>`;

test('ends at the first fold and excludes popovers', () => {
  expect(aboveTheFold(page)).toBe('<header></header><main><h1>Claim</h1>');
});

test('returns a page without a fold in full', () => {
  expect(aboveTheFold('<main><p>All</p></main>')).toBe('<main><p>All</p></main>');
});

test('marks every part of the page below the first fold', () => {
  const below = deferBelowFold(`<div>${page}<footer class="a">End</footer></div>`, '<link>');
  expect(below.split('<link>')).toHaveLength(2);
  expect(below).toContain(
    '<h1>Claim</h1><div data-fold="true" hidden=""><link></div><p data-deferred="">Proof</p>',
  );
  expect(below).toContain('<footer class="a" data-deferred="">End</footer>');
  expect(below.split('data-deferred')).toHaveLength(3);
  expect(deferBelowFold('<main></main>', '<link>')).toBe('<main></main>');
});
