import { createHash } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** First letters of short names: two builds style a page, the shell's and a section's, which may not have names in common. */
export const INITIALS = { shell: LETTERS, section: LETTERS.toUpperCase() };

const FURTHER = `${LETTERS}${LETTERS.toUpperCase()}0123456789`;

/** Attempts to find a free name of two characters; names that find none get three. */
const ATTEMPTS = 16;

/** Content blockers hide classes such as `ad` and `Ad`; classes in stylesheets by hand, such as `of` and `h1`, have no capitals. */
const isUsable = (name: string) => !/^ad/i.test(name) && /[A-Z]/.test(name);

/**
 * Short names of class names, two or three characters long, by name. They are hashes, so that a new class renames few others, and
 * unchanged chunks keep their content.
 */
export function shortNames(names: readonly string[], initials: string): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    [...new Set(names)].sort().map((name) => {
      const short = freeName(name, initials, taken);
      taken.add(short);
      return [name, short];
    }),
  );
}

function freeName(name: string, initials: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; ; attempt++) {
    const [first, ...others] = createHash('sha256').update(`${attempt} ${name}`).digest();
    const further = others
      .slice(0, attempt < ATTEMPTS ? 1 : 2)
      .map((byte) => FURTHER[byte % FURTHER.length]!);
    const short = [initials[first! % initials.length]!, ...further].join('');
    if (!taken.has(short) && isUsable(short)) return short;
  }
}
