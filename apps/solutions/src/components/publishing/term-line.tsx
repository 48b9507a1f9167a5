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

const YEARS =
  'relative grid auto-cols-fr grid-flow-col border-b border-on-night-2 text-right text-2xs/snug font-medium text-slate tabular-nums *:border-r *:border-line *:pr-0.5 *:pb-1.5 *:last:border-ink *:last:text-ink max-md:*:even:text-[0px] md:*:pr-1.5';

/** The setup on the scale of the whole agreement, one tick per year. */
export function TermLine({ title, text, years, weeks, marks }: Props) {
  return (
    <figure className="term-line mt-part">
      <figcaption className="max-w-[62ch] pb-7 text-slate">
        <b className="block pb-1.5 font-display text-h3/tight font-normal text-ink">{title}</b> {text}
      </figcaption>
      <ol className={YEARS} aria-hidden="true">
        {Array.from({ length: years }, (_, year) => (
          <li key={year}>{year + 1}</li>
        ))}
      </ol>
      <svg className="relative -mt-1.25 h-2.25 w-full fill-amber" aria-hidden="true">
        <rect width={percentOf(weeks, 52 * years)} height="9" />
      </svg>
      <p className="mt-2 flex justify-between gap-4 text-small text-slate">
        <span>
          <b className="font-medium text-amber">{marks.weeks.value}</b> {marks.weeks.text}
        </span>
        <b className="font-medium text-ink">{marks.years}</b>
      </p>
    </figure>
  );
}
