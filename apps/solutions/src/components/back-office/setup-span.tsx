interface Props {
  /** The total duration; the phases have none. */
  span: { value: string; unit: string };
  phases: readonly { name: string; text: string }[];
}

/** Five phases in a row under one dimension line; only the total has a duration. */
export function SetupSpan({ span, phases }: Props) {
  return (
    <div className="setup-span">
      <p className="figure">
        <span>
          {span.value} <small>{span.unit}</small>
        </span>
      </p>
      <ol role="list">
        {phases.map(({ name, text }, index) => (
          <li key={name}>
            <span className="setup-number">{index + 1}</span>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
