import { readFileSync } from 'node:fs';
import path from 'node:path';

const shared = (file: string) =>
  readFileSync(path.resolve(__dirname, '../../../../libs/shared-ui/src', file), 'utf8');
const palette = readFileSync(path.resolve(__dirname, 'palette.css'), 'utf8');
const tokens = shared('theme/tokens.css');

const skies = [...palette.matchAll(/\[data-sky='([\w-]+)'\] \{([^}]+)\}/g)].map(
  ([, sky, rule]) => [sky!, rule!] as const,
);

test('a zenith covers the header, also when it has moved down with the page until its text changes color (84 px)', () => {
  expect(skies).toHaveLength(5);
  const [, covered] =
    /linear-gradient\(var\(--zenith\) (\d+)px, transparent/.exec(shared('components/page-hero.css')) ?? [];
  expect(Number(covered)).toBeGreaterThanOrEqual(84 + 64);
});

describe.each(skies)('%s', (_, rule) => {
  test.each([0, 1])('keeps the white header readable (color scheme %i)', (scheme) => {
    for (const text of ['on-dark', 'on-dark-2'])
      expect(contrast(color(text, tokens, scheme), color('zenith', rule, scheme))).toBeGreaterThan(4.5);
  });

  // Between its two colors, a gradient has no lighter one than the horizon.
  test.each([0, 1])(
    'keeps the gray text of the hero readable down to the horizon (color scheme %i)',
    (scheme) => {
      const text = color('on-dark-2', tokens, scheme);
      expect(contrast(text, color('horizon', rule, scheme))).toBeGreaterThan(4.5);
    },
  );
});

/** Returns the red, green and blue of a custom property in the light or dark color scheme. */
function color(name: string, css: string, scheme: number): number[] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return color(other, tokens, scheme);
  const values = [...value.matchAll(/#([0-9a-f]{6})/g)].map(([, hex]) => hex!);
  const hex = values[scheme] ?? values[0]!;
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}

/** Returns the WCAG 2.2 contrast ratio. */
function contrast(a: number[], b: number[]): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(parts: number[]): number {
  const [red, green, blue] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
