import { SteppedCount } from './stepped-count.tsx';

interface Props {
  value: string;
  /** A percent sign is raised, a word follows the number. */
  suffix?: string;
  scope: string;
  /** Parameters of the count; without them the number does not count. */
  count?: { step: number; intervalMs: number; delayMs: number };
}

/** One stat of the case study above its label. */
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
