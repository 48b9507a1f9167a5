import { aboveTheFold, insertAtFold } from './fold.ts';

const FOLD = '<div data-fold="true" hidden=""></div>';
const page = `<header><div popover="auto"><p>menu</p></div></header><main><h1>Claim</h1>${FOLD}<p>Proof</p>${FOLD}</main>`;

test('the first sight ends at the first fold, and has nothing that is closed', () => {
  expect(aboveTheFold(page)).toBe('<header></header><main><h1>Claim</h1>');
});

test('a page without a fold is seen whole', () => {
  expect(aboveTheFold('<main><p>All</p></main>')).toBe('<main><p>All</p></main>');
  expect(insertAtFold('<main></main>', '<link>')).toBe('<main></main>');
});

test('what is put at the fold stands there once', () => {
  expect(insertAtFold(page, '<link>').split('<link>')).toHaveLength(2);
  expect(insertAtFold(page, '<link>')).toContain('<div data-fold="true" hidden=""><link></div><p>Proof');
});
