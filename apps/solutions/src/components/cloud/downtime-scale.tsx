interface Part {
  name: string;
  length: string;
  share: string;
  /** Length in the unit of its ticks. */
  units: number;
}

interface Props {
  caption: string;
  /** Three lengths, each the last hundredth of the one before. */
  parts: readonly [Part, Part, Part];
}

/** A length, its last hundredth, and the last hundredth of that, each magnified: the 0.01% left by 99.99%, to scale. */
export function DowntimeScale({ caption, parts }: Props) {
  return (
    <figure className="downtime-scale">
      <figcaption>{caption}</figcaption>
      <ol role="list">
        {parts.map(({ name, length, share, units }, index) => {
          const isRest = index === parts.length - 1;
          return (
            <li key={name} className={isRest ? 'yr-rest' : undefined}>
              <p className="yr-name">
                {name} <b>{length}</b>
              </p>
              <div className="yr-bar">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={isRest ? 100 : 99} height="1" />
                  <path d={tickPath(units)} />
                </svg>
                <p>{share}</p>
              </div>
              {!isRest && (
                <svg className="yr-zoom" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M99 0h1V1H0z" />
                </svg>
              )}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** One tick per unit, at the bottom of a bar that is 100 wide and 1 high; the last unit may be partial. */
function tickPath(units: number): string {
  const at = (tick: number) => Math.round((tick / units) * 10000) / 100;
  return Array.from({ length: Math.ceil(units) - 1 }, (_, tick) => `M${at(tick + 1)} .86V1`).join('');
}
