import { firstSight, withAtFold } from './fold.ts';

const FOLD = '<div data-fold="true" hidden=""></div>';
const page = `<header><div popover="auto"><p>menu</p></div></header><main><h1>Claim</h1>${FOLD}<p>Proof</p>${FOLD}</main>`;

test('the first sight ends at the first fold, and has nothing that is closed', () => {
  expect(firstSight(page)).toBe('<header></header><main><h1>Claim</h1>');
});

test('a page without a fold is seen whole', () => {
  expect(firstSight('<main><p>All</p></main>')).toBe('<main><p>All</p></main>');
  expect(withAtFold('<main></main>', '<link>')).toBe('<main></main>');
});

test('what is put at the fold stands there once', () => {
  expect(withAtFold(page, '<link>').split('<link>')).toHaveLength(2);
  expect(withAtFold(page, '<link>')).toContain('<div data-fold="true" hidden=""><link></div><p>Proof');
});
