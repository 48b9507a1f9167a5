interface Props {
  columns: { arrives: string; returns: string };
  groups: readonly { title: string; examples: readonly { arrives: string; returns: string }[] }[];
}

const COLUMNS =
  'flex justify-between pb-2.5 text-small font-medium text-service lg:ml-[calc((100%+2*var(--gutter))/3)]';
const LEADER =
  'flex flex-1 items-baseline gap-2.5 after:flex-1 after:border-b-2 after:border-dotted after:border-line min-[540px]:after:border-control';

/** Groups of processes as an index: input, leader, output. */
export function TrayIndex({ columns, groups }: Props) {
  return (
    <div className="mt-stack border-b border-rule">
      <p className={COLUMNS} aria-hidden="true">
        <span>{columns.arrives}</span> <span>{columns.returns}</span>
      </p>
      {groups.map(({ title, examples }) => (
        <article
          key={title}
          className="grid gap-x-gutter gap-y-3 border-t border-rule pt-5.5 pb-6 lg:grid-cols-[1fr_2fr]"
        >
          <h3 className="pr-6">{title}</h3>
          <dl>
            {examples.map(({ arrives, returns }) => (
              <div
                key={arrives}
                className="py-2 min-[540px]:flex min-[540px]:items-baseline min-[540px]:gap-2.5 min-[540px]:py-1.5"
              >
                <dt className={LEADER}>{arrives}</dt>
                <dd className="text-right text-2xl leading-snug italic min-[540px]:text-left">{returns}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
