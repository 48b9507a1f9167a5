import { CountUp, isCountable } from './count-up.tsx';

/** The parts of a stat: "$", "50M", "+", or 12 and "weeks". */
export interface StatParts {
  value: string | number;
  /** A word before the value: `under`. */
  before?: string;
  /** A sign before the value, raised. */
  prefix?: '$';
  /** A sign after the value: a percent sign is raised, a plus is as large as the digits. */
  suffix?: '%' | '+';
  /** A word after the value, or a scale, which has a slash first: `weeks`, `/7`. */
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
 * @not where nothing has the class `figure`: `StatNumber` has it.
 */
export function StatValue({ value, before, prefix, suffix, unit, counts = false }: Props) {
  const isScale = unit?.startsWith('/');
  return (
    <>
      {before && <small>{`${before} `}</small>}
      {prefix && <sup className="pre">{prefix}</sup>}
      {counts && isCountable(value) ? <CountUp value={String(value)} /> : <span>{value}</span>}
      {suffix && <sup className={suffix === '+' ? 'plus' : undefined}>{suffix}</sup>}
      {unit && !isScale && ' '}
      {unit && <small className={isScale ? 'of' : undefined}>{unit}</small>}
    </>
  );
}
