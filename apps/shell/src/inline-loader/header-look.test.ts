import { readFileSync } from 'node:fs';
import { headerLook } from './header-look.ts';

test('is transparent with light text up to 20 px of scroll', () => {
  for (const y of [-40, 0, 20]) {
    expect(headerLook(y)).toEqual({ scrolled: false, opacity: 0, border: 0, tone: 'light' });
  }
});

test.each([
  [21, 0.105, 0.021],
  [100, 0.5, 0.1],
  [189, 0.945, 0.189],
  [190, 0.95, 0.19],
  [200, 0.95, 0.2],
  [5000, 0.95, 0.2],
])('at %i px the background opacity is %d and the border opacity %d', (y, opacity, border) => {
  const look = headerLook(y);
  expect(look.scrolled).toBe(true);
  expect(look.opacity).toBeCloseTo(opacity, 10);
  expect(look.border).toBeCloseTo(border, 10);
});

type Rgb = [number, number, number];

/** Colors of heroes behind the header: the top of each sky. */
const BEHIND = [
  ...read('../palette/palette.css').matchAll(
    /--zenith: (?:light-dark\()?(#[0-9a-f]{6}|var\(--surface-dark\))/g,
  ),
].map(([, value]) => value!);

test.each(BEHIND)(
  'uses the text color with the higher contrast at every scroll position over %s',
  (behind) => {
    const [surface, ink, light] = ['surface', 'ink', 'on-dark'].map(token) as [Rgb, Rgb, Rgb];
    const sky = behind.startsWith('#') ? rgb(behind.slice(1)) : token('surface-dark');
    for (let y = 0; y <= 400; y++) {
      const { opacity, tone } = headerLook(y);
      const bar = surface.map((c, i) => c * opacity + sky[i]! * (1 - opacity)) as Rgb;
      const [chosen, other] = tone === 'light' ? [light, ink] : [ink, light];
      expect(contrast(chosen, bar)).toBeGreaterThan(contrast(other, bar) - 0.05);
      expect(contrast(chosen, bar)).toBeGreaterThan(3.9);
    }
  },
);

test('the stylesheet flips the text color at the same position', () => {
  const css = readFileSync(`${__dirname}/../layout/site-header.css`, 'utf8');
  const at = Number(/animation-range: 84px (\d+)px/.exec(css)?.[1]);
  expect(headerLook(at - 1).tone).toBe('light');
  expect(headerLook(at).tone).toBe('normal');
});

/** Returns a token's color in the light scheme. */
function token(name: string): Rgb {
  const tokens = read('../../../../libs/shared-ui/src/theme/tokens.css');
  return rgb(new RegExp(`--${name}: (?:light-dark\\()?#([0-9a-f]{6})`).exec(tokens)![1]!);
}

function rgb(hex: string): Rgb {
  return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16)) as Rgb;
}

function read(file: string): string {
  return readFileSync(`${__dirname}/${file}`, 'utf8');
}

/** Returns the WCAG 2.2 contrast ratio. */
function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((c) =>
    c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
