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
    <div className="acceptance-terms lg:grid-12 lg:items-end">
      <div className="lg:col-span-6">
        <h2 id={id}>{title}</h2>
        <p className="mt-4 text-slate">{lead}</p>
        <figure className="mt-stack">
          <PictogramMarks
            drawing={acceptance.drawing}
            alt={acceptance.alt}
            className="h-auto w-full text-service"
          />
          <figcaption className="mt-6 text-slate">
            <b className="figure mr-1.5 text-stat-xl leading-none font-normal tracking-stat text-ink md:text-call">
              <StatValue value={acceptance.stat.value} suffix={acceptance.stat.suffix} />
            </b>{' '}
            {acceptance.stat.scope}
          </figcaption>
        </figure>
      </div>
      <ul className="max-lg:mt-11 lg:col-span-5 lg:col-start-8" role="list">
        {terms.map(({ stat, text }) => (
          <li
            key={stat.scope}
            className="grid grid-cols-[96px_1fr] items-baseline gap-x-gutter border-t border-line pt-5.5 pb-6.5 first:border-rule md:grid-cols-[112px_1fr]"
          >
            <p className="figure text-7xl/none tracking-stat">
              <StatValue value={stat.value} suffix={stat.suffix} />
            </p>
            <div>
              <h3 className="font-text text-lg/note font-medium tracking-normal">{stat.scope}</h3>
              {text && <p className="text-md text-slate">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
