import { Stat, StatLabel, StatNumber, type StatParts } from '@vantedge/shared-ui';

interface ClaimHoursProps {
  /** Total length, in hours. */
  hours: number;
  /** The spans of open hours, from the start. */
  rows: readonly { name: string; spans: readonly (readonly [from: number, to: number])[] }[];
  /** Text after the number of open hours. */
  unit: string;
  /** Labels at the start, in the middle and at the end. */
  ticks: readonly string[];
}

/** The same hours in two offices, one mark per hour; closed hours are pale. */
export function ClaimHours({ hours, rows, unit, ticks }: ClaimHoursProps) {
  return (
    <div className="mt-10 lg:mt-14">
      {rows.map(({ name, spans }, index) => {
        const open = spans.reduce((sum, [from, to]) => sum + to - from, 0);
        return (
          <div key={name} className="mt-7">
            <p className="flex items-baseline justify-between gap-6">
              <span>{name}</span>
              <span className="figure text-h3 leading-none">
                {open} <small className="font-text text-small text-slate">{unit}</small>
              </span>
            </p>
            <svg
              className="mt-3 h-9 w-full lg:h-12"
              viewBox={`0 0 ${hours} 1`}
              preserveAspectRatio="none"
              strokeDasharray=".84 .16"
              aria-hidden="true"
            >
              <path className="stroke-line" d={`M0 .5h${hours}`} />
              <path
                className={index === 0 ? 'stroke-service' : 'stroke-control'}
                d={spans.map(([from, to]) => `M${from} .5h${to - from}`).join('')}
              />
            </svg>
          </div>
        );
      })}
      <div className="mt-3 flex text-small text-slate">
        {ticks.map((tick) => (
          <span key={tick} className="not-last:basis-1/2 last:-ml-24 last:w-24 last:text-right">
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}

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

/** Four stats in two pairs, beside the hero's drawing. */
export function HeroStats({ items }: { items: readonly (StatParts & { label: string })[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-gutter">
      {items.map(({ label, ...stat }) => (
        <Stat key={label} className="gap-3 border-t border-night-line pt-5 pb-6 nth-[-n+2]:border-night-rule">
          <StatLabel surface="dark">{label}</StatLabel>
          <StatNumber size="lg" {...stat} />
        </Stat>
      ))}
    </dl>
  );
}

interface Standard {
  name: string;
  /** The name behind the abbreviation. */
  full: string;
  meaning: string;
}

/** Compliance badges as a glossary on a dark surface: abbreviation, full name, meaning. */
export function StandardRows({ standards }: { standards: readonly Standard[] }) {
  return (
    <ul className="mt-10 lg:mt-14" role="list">
      {standards.map(({ name, full, meaning }) => (
        <li
          key={name}
          className="grid items-baseline gap-x-gutter gap-y-2 border-t border-night-line py-6 first:border-night-rule sm:grid-cols-2 lg:grid-cols-12 lg:py-7"
        >
          <h3 className="text-h2 leading-none tracking-stat sm:col-span-2 lg:col-span-4">{name}</h3>
          <p className="text-small text-on-night-2 lg:col-span-3 lg:pr-6">{full}</p>
          <p className="lg:col-span-5">{meaning}</p>
        </li>
      ))}
    </ul>
  );
}
