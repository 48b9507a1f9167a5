import { readFileSync } from 'node:fs';
import type { Sky } from './page-hero.tsx';

const read = (file: string) => readFileSync(`${__dirname}/${file}`, 'utf8');
const tokens = read('../theme/tokens.css');

const skies: Sky[] = ['dawn-cebu', 'noon', 'dusk', 'night', 'dawn-los-angeles'];

test('the stylesheet draws the five skies, each from its own tokens', () => {
  const rules = [...read('page-hero.css').matchAll(/\[data-sky='([\w-]+)'\] \{([^}]+)\}/g)];
  expect(rules.map(([, sky]) => sky)).toEqual(skies);
  for (const [, sky, rule] of rules) {
    expect(rule).toContain(`--zenith: var(--zenith-${sky});`);
    expect(rule).toContain(`--horizon: var(--horizon-${sky});`);
  }
  // The zenith alone covers the header, also when it has moved down with the page until its text changes color (84 px).
  const [, covered] =
    /linear-gradient\(var\(--zenith\) (\d+)px, transparent/.exec(read('page-hero.css')) ?? [];
  expect(Number(covered)).toBeGreaterThanOrEqual(84 + 64);
});

describe.each(skies)('%s', (sky) => {
  test.each([0, 1])('keeps the white header readable (color scheme %i)', (scheme) => {
    expect(contrast(color('on-night', scheme), color(`zenith-${sky}`, scheme))).toBeGreaterThan(4.5);
    expect(contrast(color('on-night-2', scheme), color(`zenith-${sky}`, scheme))).toBeGreaterThan(4.5);
  });

  // Between its two colors, a gradient has no lighter one than the horizon.
  test.each([0, 1])(
    'keeps the gray text of the hero readable down to the horizon (color scheme %i)',
    (scheme) => {
      expect(contrast(color('on-night-2', scheme), color(`horizon-${sky}`, scheme))).toBeGreaterThan(4.5);
    },
  );
});

/** Returns a token's red, green and blue in the light or dark color scheme. */
function color(name: string, scheme: number): number[] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  if (other) return color(other, scheme);
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
