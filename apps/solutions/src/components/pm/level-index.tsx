interface Level {
  level: string;
  /** Filled marks of two. */
  marks: 1 | 2;
  text: string;
  tools: readonly { name: string; use: string }[];
}

/** Tools by level, each with what it is used for. */
export function LevelIndex({ levels }: { levels: readonly Level[] }) {
  return (
    <div className="level-index">
      {levels.map(({ level, marks, text, tools }) => (
        <article key={level}>
          <div>
            <h3>{level}</h3>
            <svg viewBox="0 0 40 16" aria-hidden="true">
              {[1, 2].map((mark) => (
                <rect
                  key={mark}
                  className={mark > marks ? 'is-open' : undefined}
                  x={mark * 24 - 23}
                  y="1"
                  width="14"
                  height="14"
                />
              ))}
            </svg>
            <p>{text}</p>
          </div>
          <dl>
            {tools.map(({ name, use }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{use}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
