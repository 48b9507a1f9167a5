interface Props {
  caption: string;
  /** Minutes of the hour that the response takes at most. */
  minutes: number;
  answer: { strong: string; text: string };
  /** The printed times, from the first minute to the last, at equal distances. */
  ticks: readonly string[];
}

/** One hour drawn to scale, a tick to the minute; only the minutes until the answer are lit. */
export function ResponseHour({ caption, minutes, answer, ticks }: Props) {
  return (
    <figure className="response-hour hero-scale">
      <figcaption>{caption}</figcaption>
      <div className="rh-hour">
        <svg viewBox="0 0 60 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={minutes} height="1" />
        </svg>
        <p>
          <b>{answer.strong}</b> {answer.text}
        </p>
      </div>
      <ol aria-hidden="true">
        {ticks.map((tick) => (
          <li key={tick}>{tick}</li>
        ))}
      </ol>
    </figure>
  );
}
