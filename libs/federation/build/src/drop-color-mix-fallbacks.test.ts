import postcss from 'postcss';
import { compile } from 'tailwindcss';
import { dropColorMixFallbacks } from './drop-color-mix-fallbacks.ts';

test('a color of Tailwind with an opacity is declared once, and other questions are kept', async () => {
  const theme = `@theme { --color-line: light-dark(#ccc, #333); }
    @supports (display: grid) { .a { color: red } }
    @tailwind utilities;`;
  const { build } = await compile(theme);
  const css = build(['bg-line/50', 'hover:border-line/20']);
  expect(css).toContain('(color: color-mix(');
  const { root } = await postcss([dropColorMixFallbacks()]).process(css, { from: undefined });
  const declared: string[] = [];
  root.walkDecls(/^(background|border)-color$/, ({ value }) => void declared.push(value));
  expect(declared).toEqual([
    'color-mix(in oklab, var(--color-line) 50%, transparent)',
    'color-mix(in oklab, var(--color-line) 20%, transparent)',
  ]);
  const questions: string[] = [];
  root.walkAtRules('supports', ({ params }) => void questions.push(params));
  expect(questions).toContain('(display: grid)');
  expect(questions.join()).not.toContain('color-mix');
});
