import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Tag } from './tag.tsx';

interface Props {
  /** Industry and type of work, in this order. */
  parts: readonly string[];
  /** The client's logo, after them. */
  logo?: ComponentProps<'img'> | undefined;
  tag?: string;
  className?: string;
}

/** Industry and type of work, above a story's title. */
export function StoryMeta({ parts, logo, tag, className }: Props) {
  return (
    <p className={clsx('story-meta ui:mt-5 ui:text-small ui:text-slate', className)}>
      {parts.join(' · ')}{' '}
      {logo && <img className="ui:inline ui:h-5 ui:w-auto" {...logo} alt={logo.alt} loading="lazy" />}{' '}
      {tag && <Tag className="ui:ml-1.5">{tag}</Tag>}
    </p>
  );
}
