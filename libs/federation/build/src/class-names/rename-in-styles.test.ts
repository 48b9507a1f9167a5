import postcss from 'postcss';
import { renameInStyles } from './rename-in-styles.ts';

const NAMES = new Map([
  ['mt-1.5', 'aB'],
  ['2xl:p-4', 'cD'],
  ['group-hover:flex', 'eF'],
]);

test.each([
  ['.mt-1\\.5 { top: 0 }', '.aB { top: 0 }'],
  ['.\\32 xl\\:p-4 { top: 0 }', '.cD { top: 0 }'],
  ['.group-hover\\:flex { &:is(:where(.group):hover *) {} }', '.eF { &:is(:where(.group):hover *) {} }'],
  [':is(.mt-1\\.5, .mt-1):not(.mt-1\\.5) {}', ':is(.aB, .mt-1):not(.aB) {}'],
  ['@keyframes turn { 12.5% { top: 0 } }', '@keyframes turn { 12.5% { top: 0 } }'],
])('%s', async (css, expected) => {
  const plugin = renameInStyles(async () => NAMES);
  expect((await postcss([plugin]).process(css, { from: undefined })).css).toBe(expected);
});
