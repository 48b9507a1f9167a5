import { PictogramMarks, StatValue, type Drawing, type StatParts } from '@vantedge/shared-ui';

interface Props {
  /** Id of the heading that names the section. */
  id: string;
  title: string;
  lead: string;
  acceptance: { stat: StatParts & { scope: string }; drawing: Drawing; alt: string };
  terms: readonly { stat: StatParts & { scope: string }; text?: string }[];
}

/** The acceptance rate, drawn large, and the terms for accepted candidates. */
export function AcceptanceTerms({ id, title, lead, acceptance, terms }: Props) {
  return (
    <div className="acceptance-terms">
      <div className="at-share">
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
        <figure>
          <PictogramMarks drawing={acceptance.drawing} alt={acceptance.alt} />
          <figcaption>
            <b className="figure">
              <StatValue value={acceptance.stat.value} suffix={acceptance.stat.suffix} />
            </b>{' '}
            {acceptance.stat.scope}
          </figcaption>
        </figure>
      </div>
      <ul role="list">
        {terms.map(({ stat, text }) => (
          <li key={stat.scope}>
            <p className="figure">
              <StatValue value={stat.value} suffix={stat.suffix} />
            </p>
            <div>
              <h3>{stat.scope}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
