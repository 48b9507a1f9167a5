/** A command line of these words, each an option with its value or a name; absent and empty ones are left out. */
export const commandLine = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(' ');

/** A word as a POSIX shell reads it back: quoted when it holds anything but letters, digits and `_./:@%+=,-`. */
export const shellWord = (word: string) =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
