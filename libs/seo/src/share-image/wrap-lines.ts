/**
 * Wraps text at spaces into balanced lines no wider than `width`. Returns `undefined` if a single word is wider.
 * `measure` returns the width of a text.
 */
export function wrapLines(
  text: string,
  width: number,
  measure: (text: string) => number,
): string[] | undefined {
  const words = text.split(' ');
  if (words.some((word) => measure(word) > width)) return undefined;
  const lines = fillLines(words, width, measure);
  // Find the narrowest width that needs the same number of lines.
  let [narrow, wide] = [0, width];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    const tried = fillLines(words, middle, measure);
    const fits = tried.length <= lines.length && tried.every((line) => measure(line) <= middle);
    if (fits) wide = middle;
    else narrow = middle;
  }
  return fillLines(words, wide, measure);
}

function fillLines(words: readonly string[], width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
