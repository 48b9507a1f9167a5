interface Props {
  title: string;
  text: string;
  /** Length of the agreement. */
  years: number;
  /** Length of its beginning. */
  weeks: number;
  /** What each of the two lengths is, after its number. */
  marks: { weeks: { value: string; text: string }; years: string };
}

/** A short beginning on the scale of a long agreement, a tick to the year. */
export function TermLine({ title, text, years, weeks, marks }: Props) {
  return (
    <figure className="term-line">
      <figcaption>
        <b>{title}</b> {text}
      </figcaption>
      <ol aria-hidden="true">
        {Array.from({ length: years }, (_, year) => (
          <li key={year}>{year + 1}</li>
        ))}
      </ol>
      <svg aria-hidden="true">
        <rect width={`${((weeks / 52 / years) * 100).toFixed(2)}%`} height="9" />
      </svg>
      <p>
        <span>
          <b>{marks.weeks.value}</b> {marks.weeks.text}
        </span>
        <b>{marks.years}</b>
      </p>
    </figure>
  );
}
