/**
 * Lines about placeholder copy for `site publish`: none without placeholders, one with totals, and with `verbose` one per file.
 */
export function placeholderLines(placeholders: Readonly<Record<string, number>>, verbose: boolean): string[] {
  const files = Object.entries(placeholders);
  if (!files.length) return [];
  const total = files.reduce((sum, [, count]) => sum + count, 0);
  const summary = `  warning    ${counted(total, 'placeholder')} in ${counted(files.length, 'file')} of libs/content`;
  if (!verbose) return [`${summary}; --verbose lists them`];
  return [`${summary}:`, ...files.map(([file, count]) => `    ${String(count).padStart(3)}  ${file}`)];
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
