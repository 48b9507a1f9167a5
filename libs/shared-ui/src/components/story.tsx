import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Tag } from './tag.tsx';

interface StoryMetaProps {
  /** Industry and type of work, in this order. */
  parts: readonly string[];
  /** The client's logo, after them. */
  logo?: ComponentProps<'img'> | undefined;
  tag?: string;
  className?: string;
}

/** Industry and type of work, above a story's title. */
export function StoryMeta({ parts, logo, tag, className }: StoryMetaProps) {
  return (
    <p className={clsx('story-meta ui:mt-5 ui:text-small ui:text-slate', className)}>
      {parts.join(' · ')}{' '}
      {logo && <img className="ui:inline ui:h-5 ui:w-auto" {...logo} alt={logo.alt} loading="lazy" />}{' '}
      {tag && <Tag className="ui:ml-1.5">{tag}</Tag>}
    </p>
  );
}

interface StoryStatsProps {
  items: readonly {
    value: string;
    label: string;
    icon?: ComponentProps<'img'> | undefined;
    note?: string | undefined;
  }[];
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
      {items.map(({ value, label, icon, note }) => (
        <div key={label} className="ui:flex ui:flex-col-reverse ui:justify-end">
          <dt className="ui:text-small/note ui:text-slate">
            {label}
            {note && <span className="ui:block">{note}</span>}
          </dt>
          <dd className={clsx('ui:text-5xl/title ui:tracking-tight', valueClassName)}>
            {icon && (
              <img className="ui:mr-2 ui:inline ui:h-6 ui:w-auto" {...icon} alt={icon.alt} loading="lazy" />
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
