interface Props {
  caption: string;
  /** Maximum response time in minutes. */
  minutes: number;
  answer: { strong: string; text: string };
  /** Time labels, from the first minute to the last, evenly spaced. */
  ticks: readonly string[];
}

/** One hour to scale, one tick per minute; only the minutes until the response are highlighted. */
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
