import { clsx } from 'clsx';

interface Layer {
  title: string;
  entries: readonly string[];
}

/** Layers are darker toward the bottom. */
const LAYERS = [
  '[--depth:10%] md:col-span-7 md:gap-y-3.5',
  '[--depth:10%] md:col-span-5 md:gap-y-3.5',
  '[--depth:16%] md:grid-cols-[3fr_9fr]',
  '[--depth:22%] md:grid-cols-[3fr_9fr]',
  '[--depth:30%] md:grid-cols-[3fr_9fr]',
  '[--depth:39%] md:grid-cols-[3fr_9fr]',
];
const LAYER =
  'col-span-full grid items-baseline gap-x-gutter bg-[color-mix(in_srgb,var(--service)_var(--depth),var(--paper))] px-[clamp(18px,2.2vw,32px)] py-[clamp(20px,2vw,30px)] max-md:gap-y-2';

/** The layers of a tech stack, from the user interface down to infrastructure; the first two share the top row. */
export function StackIndex({ layers }: { layers: readonly Layer[] }) {
  return (
    <div className="stack-index mt-figure grid grid-cols-12 gap-0.75">
      {layers.map(({ title, entries }, index) => (
        <article key={title} className={clsx(LAYER, LAYERS[index])}>
          <h3>{title}</h3>
          <ul
            className="flex flex-wrap gap-x-[1.75em] gap-y-1.5 text-base whitespace-nowrap md:text-xl"
            role="list"
          >
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
