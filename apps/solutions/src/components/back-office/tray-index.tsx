interface Props {
  columns: { arrives: string; returns: string };
  groups: readonly { title: string; examples: readonly { arrives: string; returns: string }[] }[];
}

/** Groups of processes as an index: input, leader, output. */
export function TrayIndex({ columns, groups }: Props) {
  return (
    <div className="tray-index">
      <p aria-hidden="true">
        <span>{columns.arrives}</span> <span>{columns.returns}</span>
      </p>
      {groups.map(({ title, examples }) => (
        <article key={title}>
          <h3>{title}</h3>
          <dl>
            {examples.map(({ arrives, returns }) => (
              <div key={arrives}>
                <dt>{arrives}</dt>
                <dd>{returns}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
