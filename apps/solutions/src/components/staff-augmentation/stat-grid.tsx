import { DrawnMarks, FigureValue, LinkArrow, type Drawing, type FigureParts } from '@vantedge/shared-ui';

interface Stat {
  figure: FigureParts & { scope: string };
  drawing?: Drawing;
}

interface Props {
  /** Of the heading, which names the section. */
  id: string;
  title: string;
  lead: string;
  more: { label: string; to: string };
  figures: readonly Stat[];
}

/** A heading beside its figures, two to a line; what can be counted is drawn beside its figure. */
export function StatGrid({ id, title, lead, more, figures }: Props) {
  return (
    <div className="stat-grid">
      <div>
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
        <LinkArrow to={more.to}>{more.label}</LinkArrow>
      </div>
      <dl>
        {figures.map(({ figure: { scope, ...figure }, drawing }) => (
          <div key={scope}>
            <dt>{scope}</dt>
            <dd>
              <FigureValue value={figure.value} prefix={figure.prefix} suffix={figure.suffix} />
            </dd>
            {drawing && (
              <dd className="sg-drawing" aria-hidden="true">
                <DrawnMarks drawing={drawing} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
