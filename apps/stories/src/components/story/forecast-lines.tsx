interface Props {
  caption: string;
  /** Names of the two lines. */
  forecast: string;
  actual: string;
  /** Labels of the two ends. */
  from: string;
  to: string;
}

/** From the start of a project to its end; nothing is measured on the way, so the axis has no units. */
const COURSE = 'M0 95C34 95 44 66 60 44S88 5 120 5';

/** Forecast and actual course of a project: the two lines coincide. For a dark hero. */
export function ForecastLines({ caption, forecast, actual, from, to }: Props) {
  return (
    <figure className="forecast-lines mt-figure text-small text-on-night-2">
      <figcaption className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <span className="flex items-center gap-2.5">
          <i className="w-7 border-t-8 border-night-rule" aria-hidden="true" /> {forecast}
        </span>
        <span className="flex items-center gap-2.5">
          <i className="w-7 border-t-2 border-amber" aria-hidden="true" /> {actual}
        </span>
        <span className="lg:ml-auto">{caption}</span>
      </figcaption>
      <svg
        className="mt-5 h-30 w-full overflow-visible border-b border-night-rule fill-none *:[vector-effect:non-scaling-stroke] md:h-52"
        viewBox="0 0 120 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="stroke-night-line" d="M0 25H120M0 50H120M0 75H120" />
        <path className="stroke-night-rule" strokeWidth="10" d={COURSE} />
        <path className="actual stroke-amber forced-colors:stroke-paper" strokeWidth="2.5" d={COURSE} />
      </svg>
      <p className="mt-2.5 flex justify-between text-2xs/none font-medium" aria-hidden="true">
        <span>{from}</span> <span>{to}</span>
      </p>
    </figure>
  );
}
