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
    <svg className={ticks > 40 ? 'is-fine' : undefined} viewBox="0 0 100 28" preserveAspectRatio="none">
      <path className="rest" d="M0 0H100V28H0Z" />
      <path className="whole" d={`M0 0H${index(whole)}V28H0Z`} />
      <path className="cuts" d={Array.from({ length: ticks }, (_, n) => `M${index(n + 1)} 0V28`).join('')} />
    </svg>
  );
}
