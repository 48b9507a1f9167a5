interface Layer {
  title: string;
  entries: readonly string[];
}

/** The layers of a tech stack, from the user interface down to infrastructure; the first two share the top row. */
export function StackIndex({ layers }: { layers: readonly Layer[] }) {
  return (
    <div className="stack-index">
      {layers.map(({ title, entries }) => (
        <article key={title}>
          <h3>{title}</h3>
          <ul role="list">
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
