interface Layer {
  title: string;
  entries: readonly string[];
}

/** A tech stack by its layers, from what a user touches down to what everything stands on: the first two share the top. */
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
