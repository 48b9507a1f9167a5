interface Layer {
  title: string;
  entries: readonly string[];
}

/** A tech stack by its layers, set large as running text: what a layer is called at the left, what it is built of at the right. */
export function StackIndex({ layers }: { layers: readonly Layer[] }) {
  return (
    <div className="stack-index">
      {layers.map(({ title, entries }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul role="list">
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
