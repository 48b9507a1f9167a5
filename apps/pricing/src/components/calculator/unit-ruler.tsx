interface Props {
  /** How many whole units there are. */
  whole: number;
  /** The length of one, as a share of the whole length. */
  unit: number;
}

/** More units than this would be cuts without anything between them. */
const MOST_CUTS = 130;

/** Whole units as a bar with a cut after each; what is left over stays an empty outline. */
export function UnitRuler({ whole, unit }: Props) {
  const cuts = whole > MOST_CUTS ? 0 : whole;
  const place = (n: number) => Math.round(n * unit * 10_000) / 100;
  return (
    <svg className={cuts > 40 ? 'is-fine' : undefined} viewBox="0 0 100 28" preserveAspectRatio="none">
      <path className="rest" d="M0 0H100V28H0Z" />
      <path className="whole" d={`M0 0H${place(whole)}V28H0Z`} />
      <path className="cuts" d={Array.from({ length: cuts }, (_, n) => `M${place(n + 1)} 0V28`).join('')} />
    </svg>
  );
}
