import { type StatParts, StatValue } from '@vantedge/shared-ui';

interface MeasurePairProps {
  title: string;
  items: readonly (StatParts & { id: string; label: string })[];
}

const STAT =
  'figure block pb-3 text-stat-lg/[0.9] tracking-stat text-ink unit:font-text unit:text-md/none unit:tracking-normal unit:text-slate';

/** Two durations side by side. */
export function MeasurePair({ title, items }: MeasurePairProps) {
  return (
    <div className="measure-pair mt-figure border-t border-rule pt-7 md:grid-12">
      <h3 className="max-lg:pb-5 md:col-span-full lg:col-span-4">{title}</h3>
      {items.map(({ id, label, ...stat }) => (
        <p key={id} className="pr-gutter text-slate max-md:last:mt-7 md:col-span-6 lg:col-span-4">
          <span className={STAT}>
            <StatValue {...stat} />
          </span>{' '}
          {label}
        </p>
      ))}
    </div>
  );
}
