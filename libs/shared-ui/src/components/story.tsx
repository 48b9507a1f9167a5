import { clsx } from 'clsx';
import { Tag } from './tag.tsx';

interface StoryMetaProps {
  /** Industry and type of work, in this order. */
  parts: readonly string[];
  tag?: string;
  className?: string;
}

/** Industry and type of work, above a story's title. */
export function StoryMeta({ parts, tag, className }: StoryMetaProps) {
  return (
    <p className={clsx('story-meta ui:mt-5 ui:text-small ui:text-slate', className)}>
      {parts.join(' · ')} {tag && <Tag className="ui:ml-1.5">{tag}</Tag>}
    </p>
  );
}

interface StoryStatsProps {
  items: readonly { value: string; label: string }[];
  className?: string;
  valueClassName?: string;
}

const LIST = clsx(
  'story-stats ui:mt-5 ui:flex ui:flex-wrap ui:gap-x-9 ui:gap-y-3',
  'ui:min-[22.5rem]:max-md:grid ui:min-[22.5rem]:max-md:grid-cols-[repeat(3,auto)] ui:min-[22.5rem]:max-md:justify-between',
);

/** Two or three stats of a story in one line. */
export function StoryStats({ items, className, valueClassName }: StoryStatsProps) {
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
