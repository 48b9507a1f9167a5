import { fragmentTarget } from './fragment-target.ts';

beforeEach(() => (document.body.innerHTML = '<p id="größe">Size</p>'));

test.each([
  ['#gr%C3%B6%C3%9Fe', 'Size'],
  ['#größe', 'Size'],
  ['#nowhere', undefined],
  ['#100%', undefined],
  ['', undefined],
])('the target of %p is %p', (hash, text) => {
  expect(fragmentTarget(hash)?.textContent).toBe(text);
});
