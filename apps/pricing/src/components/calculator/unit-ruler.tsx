interface Props {
  /** How many whole units there are. */
  whole: number;
  /** The length of one, as a share of the whole length. */
  unit: number;
}

/** More units than this would be cuts without anything between them. */
const MAX_TICKS = 130;

/** Whole units as a bar with a cut after each; what is left over stays an empty outline. */
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
