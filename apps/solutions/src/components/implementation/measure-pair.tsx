import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Props {
  title: string;
  /** Two measures that readers might confuse, each with what it counts. */
  items: readonly { stat: StatParts; name: string; text: string }[];
}

const STAT =
  'figure block pb-3 text-stat-lg/[0.9] tracking-stat text-ink unit:font-text unit:text-md/none unit:tracking-normal unit:text-slate';

/** Two measures of one thing side by side, and why they differ. */
export function MeasurePair({ title, items }: Props) {
  return (
    <div className="measure-pair mt-figure border-t border-rule pt-7 md:grid-12">
      <h3 className="max-lg:pb-5 md:col-span-full lg:col-span-4">{title}</h3>
      {items.map(({ stat, name, text }) => (
        <p key={name} className="pr-gutter text-slate max-md:last:mt-7 md:col-span-6 lg:col-span-4">
          <span className={STAT}>
            <StatValue {...stat} />
          </span>{' '}
          <b className="font-medium text-ink">{name}</b> {text}
        </p>
      ))}
    </div>
  );
}
