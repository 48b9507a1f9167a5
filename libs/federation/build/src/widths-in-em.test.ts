import postcss from 'postcss';
import { widthsInEm } from './widths-in-em.ts';

test.each([
  ['@media (max-width: 1023px) { a { left: 20px } }', '@media (max-width: 63.9375em) { a { left: 20px } }'],
  [
    '@media (min-width: 720px) and (max-width: 819px) { a { b: c } }',
    '@media (min-width: 45em) and (max-width: 51.1875em) { a { b: c } }',
  ],
  ['@media print { a { width: 20px } }', '@media print { a { width: 20px } }'],
])('%s', (css, expected) => {
  expect(postcss([widthsInEm()]).process(css, { from: undefined }).css).toBe(expected);
});
