import { PictogramMarks, StatList, LinkArrow, type Drawing, type StatParts } from '@vantedge/shared-ui';

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

const STAT =
  'grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] items-end gap-x-4 border-t border-line pt-5 pb-5.5 first:border-rule md:nth-2:border-rule';

/** A heading beside its stats in pairs; countable stats have a pictogram. */
export function StatGrid({ id, title, lead, more, stats }: Props) {
  return (
    <div className="stat-grid lg:grid-12">
      <div className="lg:col-span-4">
        <h2 id={id}>{title}</h2>
        <p className="mt-5 max-w-[36ch] text-slate">{lead}</p>
        <LinkArrow className="mt-4" to={more.to}>
          {more.label}
        </LinkArrow>
      </div>
      <StatList
        items={stats.map(({ stat: { scope, ...stat }, drawing }) => ({
          ...stat,
          label: scope,
          drawing: drawing && <PictogramMarks drawing={drawing} />,
        }))}
        className="grid gap-x-[calc(var(--gutter)*2)] border-b border-rule max-lg:mt-9 md:grid-cols-2 lg:col-span-7 lg:col-start-6"
        itemClassName={STAT}
        valueClassName="col-start-1 row-start-1 text-stat-lg"
        labelClassName="col-span-full row-start-2 mt-2.5 text-md/note"
        drawingClassName="col-start-2 row-start-1 justify-self-end pb-2 text-service *:max-w-full"
      />
    </div>
  );
}
