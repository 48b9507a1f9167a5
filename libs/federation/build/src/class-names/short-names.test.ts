import { INITIALS, shortNames } from './short-names.ts';

const MANY = Array.from({ length: 1400 }, (_, number) => `mt-${number}`);

it('names each class differently, in two characters or three', () => {
  const names = shortNames(MANY, INITIALS.section);
  expect(new Set(names.values()).size).toBe(MANY.length);
  for (const name of names.values()) expect(name).toMatch(/^[A-Z][A-Za-z0-9]{1,2}$/);
  expect([...names.values()].filter((name) => name.length === 2).length).toBeGreaterThan(1200);
});

it('gives the same names in any order of the classes', () => {
  expect(shortNames(MANY.toReversed(), INITIALS.shell)).toEqual(shortNames(MANY, INITIALS.shell));
});

it('keeps nearly all names when a class is added', () => {
  const before = shortNames(MANY.slice(0, 800), INITIALS.shell);
  const after = shortNames([...MANY.slice(0, 800), 'gap-4'], INITIALS.shell);
  expect([...before].filter(([name, short]) => after.get(name) !== short).length).toBeLessThan(10);
});

it('gives names of shell and section that never meet', () => {
  const shell = new Set(shortNames(MANY, INITIALS.shell).values());
  for (const name of shortNames(MANY, INITIALS.section).values()) expect(shell.has(name)).toBe(false);
});

it('gives no names without capitals, which stylesheets by hand have, such as `of` and `h1`', () => {
  for (const name of shortNames(MANY, INITIALS.shell).values()) expect(name).toMatch(/[A-Z]/);
});

it('avoids names that content blockers hide', () => {
  for (const initials of Object.values(INITIALS))
    for (const name of shortNames(MANY, initials).values()) expect(name).not.toMatch(/^ad/i);
});
