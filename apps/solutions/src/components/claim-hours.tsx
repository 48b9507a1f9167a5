interface ClaimHoursProps {
  /** Total length, in hours. */
  hours: number;
  /** The spans of open hours, from the start. */
  rows: readonly { name: string; spans: readonly (readonly [from: number, to: number])[] }[];
  /** Text after the number of open hours. */
  unit: string;
  /** Labels at the start, in the middle and at the end. */
  ticks: readonly string[];
}

/** The same hours in two offices, one mark per hour; closed hours are pale. */
export function ClaimHours({ hours, rows, unit, ticks }: ClaimHoursProps) {
  return (
    <div>
      {rows.map(({ name, spans }, index) => {
        const open = spans.reduce((sum, [from, to]) => sum + to - from, 0);
        return (
          <div key={name} className="mt-7">
            <p className="flex items-baseline justify-between gap-6">
              <span>{name}</span>
              <span className="figure text-stat leading-none tracking-stat">
                {open} <small className="font-text text-small tracking-normal text-slate">{unit}</small>
              </span>
            </p>
            <svg
              className="mt-3 h-14 w-full lg:h-30"
              viewBox={`0 0 ${hours} 1`}
              preserveAspectRatio="none"
              strokeDasharray=".84 .16"
              aria-hidden="true"
            >
              <path className="stroke-ink/10" d={`M0 .5h${hours}`} />
              <path
                className={index === 0 ? 'stroke-service' : 'stroke-slate'}
                d={spans.map(([from, to]) => `M${from} .5h${to - from}`).join('')}
              />
            </svg>
          </div>
        );
      })}
      <div className="mt-3 flex text-small text-slate">
        {ticks.map((tick) => (
          <span key={tick} className="not-last:basis-1/2 last:-ml-24 last:w-24 last:text-right">
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}
