/** Joins the parts of a command line. Absent and empty parts are omitted. */
export const commandLine = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** Quotes a word for a POSIX shell if it contains anything but letters, digits and `_./:@%+=,-`. */
export const shellWord = (word: string) =>
  /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
