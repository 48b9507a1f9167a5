interface ProcessPairsProps {
  columns: { arrives: string; returns: string };
  groups: readonly { title: string; examples: readonly { arrives: string; returns: string }[] }[];
}

const COLUMNS =
  'flex justify-between pb-2.5 text-small font-medium text-service lg:ml-[calc((100%+2*var(--gutter))/3)]';

const LEADER =
  'flex flex-1 items-baseline gap-2.5 after:flex-1 after:border-b-2 after:border-dotted after:border-line sm:after:border-control';

/** Groups of processes as an index: input, leader, output. */
export function ProcessPairs({ columns, groups }: ProcessPairsProps) {
  return (
    <div className="border-b border-rule">
      <p className={COLUMNS} aria-hidden="true">
        <span>{columns.arrives}</span> <span>{columns.returns}</span>
      </p>
      {groups.map(({ title, examples }) => (
        <article
          key={title}
          className="grid gap-x-gutter gap-y-3 border-t border-rule pt-5 pb-5 lg:grid-cols-4-8"
        >
          <h3 className="pr-6">{title}</h3>
          <dl>
            {examples.map(({ arrives, returns }) => (
              <div key={arrives} className="py-2 sm:flex sm:items-baseline sm:gap-2.5 sm:py-1.5">
                <dt className={LEADER}>{arrives}</dt>
                <dd className="text-right font-display text-2xl leading-snug italic sm:text-left">
                  {returns}
                </dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
