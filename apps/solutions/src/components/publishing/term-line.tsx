import { percentOf } from '@vantedge/shared-ui';
interface Props {
  title: string;
  text: string;
  /** Length of the agreement, in years. */
  years: number;
  /** Length of the setup, in weeks. */
  weeks: number;
  /** Labels of the two lengths. */
  marks: { weeks: { value: string; text: string }; years: string };
}

/** The setup on the scale of the whole agreement, one tick per year. */
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
        <rect width={percentOf(weeks, 52 * years)} height="9" />
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
