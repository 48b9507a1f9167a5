import { readFileSync } from 'node:fs';
import path from 'node:path';
import { characters, cutFonts } from './cut-fonts.ts';
import { WEB_FONTS } from './web-fonts.ts';
import { FALLBACK_FONTS } from './stylesheet.ts';

const WORKSPACE = path.resolve(__dirname, '../../../..');
const source = (file: string) => readFileSync(path.resolve(__dirname, '../../src', file));

let made: Record<string, Buffer>;
beforeAll(async () => {
  made = await cutFonts(WORKSPACE);
});

test('the committed files match the script: if not, run libs/shared-ui/scripts/fonts/main.ts', () => {
  expect(Object.keys(made)).toEqual([...WEB_FONTS.map(({ to }) => `fonts/${to}`), 'theme/fonts.css']);
  for (const [file, bytes] of Object.entries(made))
    expect([file, bytes.equals(source(file))]).toEqual([file, true]);
});

test('the fonts contain all letters, digits and typographic characters', () => {
  const range = /unicode-range: ([^;]+)/.exec(made['theme/fonts.css']!.toString())![1]!;
  expect(range).toMatch(/^U\+20-5B, U\+5D, U\+5F, U\+61-7A, /);
  for (const point of [
    'U+A0',
    'U+2013-2014',
    'U+2018-2019',
    'U+201C-201D',
    'U+2026',
    'U+2032-2033',
    'U+2212',
  ])
    expect(range).toContain(point);
  expect(characters(WORKSPACE)).toContain('é');
});

/** Ten packets of 1,460 bytes, which a new connection sends at once, without 0.7 kB of headers. */
const FIRST_PACKETS_BYTES = 13_900;

test.each(WEB_FONTS)('$to fits into the first packets of a connection', ({ to }) => {
  expect(made[`fonts/${to}`]!.length).toBeLessThanOrEqual(FIRST_PACKETS_BYTES);
});

test('in the tokens, each fallback font follows its web font', () => {
  const tokens = source('theme/tokens.css').toString();
  for (const [family, fonts] of Object.entries(FALLBACK_FONTS)) {
    const stack = new RegExp(`'${family}',([^;]*);`).exec(tokens)![1];
    for (const { name } of fonts) expect(stack).toContain(`'${family} ${name}'`);
  }
});
