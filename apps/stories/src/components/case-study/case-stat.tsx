import { CountUp, type StatParts } from '@vantedge/shared-ui';

interface Props extends Pick<StatParts, 'suffix' | 'unit'> {
  value: string;
  label: string;
  /** Parameters of the count; without them the number does not count. */
  count?: { step: number; intervalMs: number; delayMs: number };
}

/** One stat of the case study above its label. */
export function CaseStat({ value, suffix, unit, label, count }: Props) {
  return (
    <p>
      <b className="figure block text-stat-xl/display font-normal tracking-stat whitespace-nowrap">
        {count ? <CountUp value={value} steps={count} /> : value}
        {suffix && <sup>{suffix}</sup>}
        {unit && (
          <small className="font-text text-lg/none tracking-normal text-slate normal-nums"> {unit}</small>
        )}
      </b>{' '}
      <span className="block text-md/note text-slate">{label}</span>
    </p>
  );
}
