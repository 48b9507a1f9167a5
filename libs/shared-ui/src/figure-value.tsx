/** One figure as it is set: "$", 50, "M+", or 12 and "weeks". */
export interface FigureParts {
  value: string | number;
  /** Set small and high after the number: %, +; a word or a scale (weeks, /7) is set as a unit. */
  suffix?: string;
  /** Set small and high before it. */
  prefix?: string;
  /** A word after it, in the text face: weeks, /7. */
  unit?: string;
}

/** A figure in lining, tabular numerals; its parts read as one string. Place it in a `dd` or in an element of class `figure`. */
export function FigureValue({ value, suffix, prefix, unit }: FigureParts) {
  const after = unit ?? (suffix && isWord(suffix) ? suffix : undefined);
  return (
    <>
      {prefix && <sup className="pre">{prefix}</sup>}
      {value}
      {suffix && !isWord(suffix) && <sup>{suffix}</sup>}
      {after && !after.startsWith('/') && ' '}
      {after && <small className={after.startsWith('/') ? 'of' : undefined}>{after}</small>}
    </>
  );
}

function isWord(suffix: string): boolean {
  return /^(\/|[a-z])/.test(suffix);
}
