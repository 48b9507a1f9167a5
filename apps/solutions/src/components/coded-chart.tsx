interface CodedChartProps {
  title: string;
  /** The coding system. */
  system: string;
  lines: readonly { finding: string; code: string }[];
  note: string;
}

/** A doctor's note with the codes beside it; a leader connects each finding with its code. */
export function CodedChart({ title, system, lines, note }: CodedChartProps) {
  return (
    <figure>
      <div className="flex justify-between border-b border-night-rule pb-3 text-small text-on-night-2">
        <span>{title}</span>
        <span>{system}</span>
      </div>
      <dl>
        {lines.map(({ finding, code }) => (
          <div
            key={code}
            className="flex items-baseline gap-3 border-b border-night-line py-3.5 max-[20rem]:flex-wrap lg:py-4"
          >
            <dt className="max-w-7/10 font-display text-2xl leading-snug text-balance italic lg:text-4xl">
              {finding}
            </dt>
            <span className="grow border-b border-dotted border-night-rule" aria-hidden="true" />
            <dd className="figure text-3xl leading-none text-amber lg:text-5xl">{code}</dd>
          </div>
        ))}
      </dl>
      <figcaption className="pt-3 text-small text-on-night-2">{note}</figcaption>
    </figure>
  );
}
