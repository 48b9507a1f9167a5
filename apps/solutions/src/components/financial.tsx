import { RuleList, type StatParts, StatValue } from '@vantedge/shared-ui';

interface Office {
  office: string;
  services: readonly { title: string; scope: string; entries: readonly string[] }[];
}

/** Services by the department of an institution; a column may contain several departments. */
export function OfficeColumns({ offices }: { offices: readonly Office[] }) {
  return (
    <div className="mt-10 grid gap-x-gutter gap-y-14 lg:mt-14 lg:grid-cols-3">
      {offices.map(({ office, services }) => (
        <div key={office} className="flex flex-col">
          <p className="border-b-2 border-service pb-3 text-small font-medium text-service">{office}</p>
          <div className="flex grow flex-col gap-10 pt-6">
            {services.map(({ title, scope, entries }) => (
              <article key={title}>
                <h3>{title}</h3>
                <p className="mt-2.5 mb-4 max-w-brief text-slate">{scope}</p>
                <RuleList items={entries} className="sm:max-lg:columns-2 sm:max-lg:gap-gutter" />
              </article>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface Badge {
  name: string;
  meaning: string;
  /** Loops of the seal. */
  parts: number;
  /** What it protects. */
  part: string;
}

/** Badges as guilloche seals, each beside its meaning. */
export function SecurityBadges({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="border-b ruled-rows border-rule" role="list">
      {badges.map(({ name, meaning, parts, part }) => (
        <li key={name} className="grid label-cols-18 gap-x-6 py-6 sm:label-cols-24 sm:gap-x-9 sm:py-7">
          <Seal loops={parts} />
          <div className="self-center">
            <h3>{name}</h3>
            <p className="mt-2 max-w-prose text-base leading-normal text-slate">{meaning}</p>
            <p className="mt-1.5 text-small text-service">{part}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Circles rotated around one center, as in a guilloche. */
function Seal({ loops }: { loops: number }) {
  return (
    <svg className="w-full fill-none stroke-service" viewBox="-32 -32 64 64" aria-hidden="true">
      {Array.from({ length: loops }, (_, index) => (
        <circle key={index} cx="13" r="18" transform={`rotate(${(index * 360) / loops - 90})`} />
      ))}
    </svg>
  );
}

interface StatPictogramProps {
  stat: StatParts;
  /** What the number describes. */
  label: string;
  /** What one mark stands for. */
  note: string;
  /** Marks across and down; the product is the stat's value. */
  columns: number;
  rows: number;
  /** Accessible description of the drawing. */
  alt: string;
}

/** Columns of the widest drawing, so that marks have the same size in adjacent drawings. */
const SCALE = 32;

/** A stat below a drawing with one mark per unit, as wide as its column. */
export function StatPictogram({ stat, label, note, columns, rows, alt }: StatPictogramProps) {
  const path = Array.from({ length: rows }, (_, row) => `M0 ${row + 0.5}h${columns}`).join('');
  return (
    <figure>
      <svg className="w-full stroke-service" viewBox={`0 0 ${SCALE} ${rows}`} role="img" aria-label={alt}>
        <path d={path} strokeWidth=".58" strokeDasharray=".58 .42" />
      </svg>
      <figcaption className="mt-5">
        <b className="figure block text-stat-lg leading-none font-normal tracking-stat">
          <StatValue {...stat} />
        </b>{' '}
        <span className="mt-2 block text-md font-medium">{label}</span>{' '}
        <span className="block text-small text-slate">{note}</span>
      </figcaption>
    </figure>
  );
}
