interface Standing {
  name: string;
  years: 1 | 3;
}

interface Props {
  caption: string;
  ours: Standing;
  typical: Standing;
}

const inYears = (count: number) => (count === 1 ? 'year' : 'years');

/** Years to partner status on one scale, in the hero of a service page; the axis ends at the typical value. */
export function PartnerYearsScale({ caption, ours, typical }: Props) {
  const axis = Array.from({ length: typical.years }, (_, index) => index + 1);
  return (
    <figure className="partner-years-scale hero-scale">
      <figcaption>{caption}</figcaption>
      <dl>
        {[ours, typical].map((row) => (
          <div
            key={row.name}
            className={row === ours ? 'ss-row ss-row--ours' : 'ss-row'}
            data-years={row.years}
          >
            <dt>{row.name}</dt>
            <dd>
              {row.years} <small>{inYears(row.years)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <ol className="ss-axis" aria-hidden="true">
        <li>Start</li>
        {axis.map((year) => (
          <li key={year}>
            {year} {inYears(year)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
