/** One figure as it is set: "$", 50, "M+", or 12 and "weeks". */
export interface FigureParts {
  value: string | number;
  /** Set small and high after the number: %, +. */
  suffix?: string;
  /** Set small and high before it. */
  prefix?: string;
  /** A word after it, in the text face: weeks, /7. */
  unit?: string;
}

/** A figure in lining, tabular numerals; its parts read as one string. Place it in a `dd` or in an element of class `figure`. */
export function FigureValue({ value, suffix, prefix, unit }: FigureParts) {
  return (
    <>
      {prefix && <sup className="pre">{prefix}</sup>}
      {value}
      {suffix && <sup>{suffix}</sup>}
      {unit && <small>{/^\w/.test(unit) ? ` ${unit}` : unit}</small>}
    </>
  );
}
