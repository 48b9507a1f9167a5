import { clsx } from 'clsx';

interface Props {
  items: readonly { value: string; label: string }[];
  className?: string;
  valueClassName?: string;
}

const LIST = clsx(
  'story-stats ui:mt-5 ui:flex ui:flex-wrap ui:gap-x-9 ui:gap-y-3',
  'ui:max-md:grid ui:max-md:grid-cols-[repeat(3,auto)] ui:max-md:justify-between',
);

/** Two or three stats of a story in one line. */
export function StoryStats({ items, className, valueClassName }: Props) {
  return (
    <dl className={clsx(LIST, className)}>
      {items.map(({ value, label }) => (
        <div key={label} className="ui:flex ui:flex-col-reverse ui:justify-end">
          <dt className="ui:text-small/note ui:text-slate">{label}</dt>
          <dd className={clsx('ui:text-5xl/title ui:tracking-tight', valueClassName)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
