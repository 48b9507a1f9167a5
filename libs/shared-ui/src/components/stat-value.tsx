import { CountUp, isCountable } from './count-up.tsx';

/** The parts of a stat: "$", 50, "M+", or 12 and "weeks". */
export interface StatParts {
  value: string | number;
  /** Set as a superscript after the number: %, +; a word or scale (weeks, /7) is set as a unit. */
  suffix?: string;
  /** Set as a superscript before the number; a word (under) is set as text. */
  prefix?: string;
  /** A word after the number, in the text typeface: weeks, /7. */
  unit?: string;
}

interface Props extends StatParts {
  /** Counts up once when visible; see `CountUp`. Values that are not plain numbers (24/7) do not count. */
  counts?: boolean;
}

/**
 * A stat; its parts read as one string. Use it in an element with the class `figure`, whose numerals are lining and
 * tabular. The value has an element of its own: browsers' translators replace text nodes, and React would change one that is no longer
 * in the page.
 */
export function StatValue({ value, suffix, prefix, unit, counts = false }: Props) {
  const after = unit ?? (suffix && isWord(suffix) ? suffix : undefined);
  return (
    <>
      {prefix && (isWord(prefix) ? <small>{`${prefix} `}</small> : <sup className="pre">{prefix}</sup>)}
      {counts && isCountable(value) ? <CountUp value={String(value)} /> : <span>{value}</span>}
      {suffix && !isWord(suffix) && <sup>{suffix}</sup>}
      {after && !after.startsWith('/') && ' '}
      {after && <small className={after.startsWith('/') ? 'of' : undefined}>{after}</small>}
    </>
  );
}

function isWord(suffix: string): boolean {
  return /^(\/|[a-z])/.test(suffix);
}
