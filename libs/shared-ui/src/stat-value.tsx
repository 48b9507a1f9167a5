import { CountUp, isCountable } from './count-up.tsx';

/** One figure as it is set: "$", 50, "M+", or 12 and "weeks". */
export interface StatParts {
  value: string | number;
  /** Set small and high after the number: %, +; a word or a scale (weeks, /7) is set as a unit. */
  suffix?: string;
  /** Set small and high before it; a word (under) is set as words are. */
  prefix?: string;
  /** A word after it, in the text face: weeks, /7. */
  unit?: string;
}

interface Props extends StatParts {
  /** Counts up once, when it is seen; see `CountUp`. What is no plain number (24/7) stays as it is. */
  counts?: boolean;
}

/** A figure in lining, tabular numerals; its parts read as one string. Place it in a `dd` or in an element of class `figure`. */
export function StatValue({ value, suffix, prefix, unit, counts = false }: Props) {
  const after = unit ?? (suffix && isWord(suffix) ? suffix : undefined);
  return (
    <>
      {prefix && (isWord(prefix) ? <small>{`${prefix} `}</small> : <sup className="pre">{prefix}</sup>)}
      {counts && isCountable(value) ? <CountUp value={String(value)} /> : value}
      {suffix && !isWord(suffix) && <sup>{suffix}</sup>}
      {after && !after.startsWith('/') && ' '}
      {after && <small className={after.startsWith('/') ? 'of' : undefined}>{after}</small>}
    </>
  );
}

function isWord(suffix: string): boolean {
  return /^(\/|[a-z])/.test(suffix);
}
