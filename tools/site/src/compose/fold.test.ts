import { aboveTheFold, deferBelowFold } from './fold.ts';

const FOLD = '<div data-fold="true" hidden=""></div>';
const page = `<header><div popover="auto"><p>menu</p></div></header><main><h1>Claim</h1>${FOLD}<p>Proof</p>${FOLD}</main>`;

test('keeps the elements before the first fold, without text and popovers', () => {
  expect(aboveTheFold(`<div>${page}<footer></footer></div>`)).toBe(
    '<div><header></header><main><h1></h1><div data-fold="true" hidden></div></main></div>',
  );
});

test('keeps all elements of a page without a fold', () => {
  expect(aboveTheFold('<main><p>All</p></main>')).toBe('<main><p></p></main>');
  expect(deferBelowFold('<main></main>', '<link>')).toBe('<main></main>');
});

test('writes attributes as stylesheets name them', () => {
  expect(aboveTheFold('<p class="[&amp;&gt;b]:grid">x</p>')).toBe('<p class="[&>b]:grid"></p>');
});

test('marks every part of the page below the first fold', () => {
  const below = deferBelowFold(`<div>${page}<footer class="a">End</footer></div>`, '<link>');
  expect(below.split('<link>')).toHaveLength(2);
  expect(below).toContain(
    '<h1>Claim</h1><div data-fold="true" hidden=""><link></div><p data-deferred="">Proof</p>',
  );
  expect(below).toContain('<footer class="a" data-deferred="">End</footer>');
  expect(below.split('data-deferred')).toHaveLength(3);
});
