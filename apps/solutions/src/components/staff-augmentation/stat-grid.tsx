import { PictogramMarks, StatValue, LinkArrow, type Drawing, type StatParts } from '@vantedge/shared-ui';

interface Stat {
  stat: StatParts & { scope: string };
  drawing?: Drawing;
}

interface Props {
  /** Id of the heading that names the section. */
  id: string;
  title: string;
  lead: string;
  more: { label: string; to: string };
  stats: readonly Stat[];
}

/** A heading beside its stats in pairs; countable stats have a pictogram. */
export function StatGrid({ id, title, lead, more, stats }: Props) {
  return (
    <div className="stat-grid">
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
        <LinkArrow to={more.to}>{more.label}</LinkArrow>
      </div>
      <dl>
        {stats.map(({ stat: { scope, ...stat }, drawing }) => (
          <div key={scope}>
            <dt>{scope}</dt>
            <dd>
              <StatValue value={stat.value} prefix={stat.prefix} suffix={stat.suffix} />
            </dd>
            {drawing && (
              <dd className="sg-drawing" aria-hidden="true">
                <PictogramMarks drawing={drawing} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
