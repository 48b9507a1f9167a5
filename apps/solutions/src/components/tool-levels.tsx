interface Level {
  level: string;
  /** Filled marks of two. */
  marks: 1 | 2;
  text: string;
  tools: readonly { name: string; use: string }[];
}

/** Tools by level, each with what it is used for; two squares per level, filled or hollow. */
export function ToolLevels({ levels }: { levels: readonly Level[] }) {
  return (
    <div className="tool-levels grid gap-x-inset max-md:gap-y-6 md:grid-cols-2">
      {levels.map(({ level, marks, text, tools }) => (
        <article key={level}>
          <div className="grid grid-cols-fill-auto items-center pb-3 md:pb-4.5">
            <h3 className="text-5xl leading-heading tracking-tight md:text-quote">{level}</h3>
            <svg
              className="h-4 w-10 fill-service stroke-service stroke-2"
              viewBox="0 0 40 16"
              aria-hidden="true"
            >
              {[1, 2].map((mark) => (
                <rect
                  key={mark}
                  className={mark > marks ? 'fill-none' : undefined}
                  x={mark * 24 - 23}
                  y="1"
                  width="14"
                  height="14"
                />
              ))}
            </svg>
            <p className="col-span-full mt-2 text-slate">{text}</p>
          </div>
          <dl className="ruled-rows">
            {tools.map(({ name, use }) => (
              <div
                key={name}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.25 md:pt-3 md:pb-3.25"
              >
                <dt className="font-display text-2xl/snug md:text-3xl/snug">{name}</dt>
                <dd className="text-md/note text-slate">{use}</dd>
              </div>
            ))}
          </dl>
        </article>
      ))}
    </div>
  );
}
