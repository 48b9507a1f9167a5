import { SteppedCount } from './stepped-count.tsx';

interface Props {
  value: string;
  /** A percent sign stands high, a word beside the number. */
  suffix?: string;
  scope: string;
  /** How it counts up; without it the figure stands still. */
  count?: { step: number; intervalMs: number; delayMs: number };
}

/** One figure of the case study above what it is true of. */
export function CaseStat({ value, suffix, scope, count }: Props) {
  return (
    <p className="case-stat">
      <b className="figure">
        {count ? <SteppedCount value={Number(value)} {...count} /> : value}
        {suffix === '%' ? <sup>%</sup> : suffix && <small> {suffix}</small>}
      </b>{' '}
      <span>{scope}</span>
    </p>
  );
}
