import postcss from 'postcss';
import { publishedSources } from './published-sources.ts';

const processed = (css: string) => postcss([publishedSources()]).process(css, { from: undefined }).css;

test('excludes tests and examples from each folder', () => {
  expect(processed("@source './';")).toBe("@source './';@source not './**/*.{examples,test}.{ts,tsx}';");
});

test.each(["@source not './gallery';", "@source inline('flex');", "@source not inline('{ring,blur}');"])(
  '%s stays as it is',
  (css) => expect(processed(css)).toBe(css),
);
