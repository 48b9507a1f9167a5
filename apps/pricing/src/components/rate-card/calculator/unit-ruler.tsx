import { clsx } from 'clsx';

interface Props {
  /** Number of whole units. */
  whole: number;
  /** Length of one unit, as a share of the whole length. */
  unit: number;
}

/** Above this number, ticks would touch one another. */
const MAX_TICKS = 130;

/** Whole units as a bar with a tick after each; the remainder is an empty outline. */
export function UnitRuler({ whole, unit }: Props) {
  const ticks = whole > MAX_TICKS ? 0 : whole;
  const index = (n: number) => Math.round(n * unit * 10_000) / 100;
  return (
    <svg
      className="h-7 w-full *:[vector-effect:non-scaling-stroke]"
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
    >
      <path className="fill-none stroke-night-rule [stroke-dasharray:3_4]" d="M0 0H100V28H0Z" />
      <path className="fill-amber" d={`M0 0H${index(whole)}V28H0Z`} />
      <path
        className={clsx('stroke-night', ticks > 40 ? 'stroke-[1.25]' : 'stroke-3')}
        d={Array.from({ length: ticks }, (_, n) => `M${index(n + 1)} 0V28`).join('')}
      />
    </svg>
  );
}
