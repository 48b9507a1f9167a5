import { clsx } from 'clsx';
import { Tag } from './tag.tsx';

interface Props {
  /** Industry and type of work, in this order. */
  parts: readonly string[];
  tag?: string;
  className?: string;
}

/** Industry and type of work, above a story's title. */
export function StoryMeta({ parts, tag, className }: Props) {
  return (
    <p className={clsx('story-meta ui:mt-5 ui:text-small ui:text-slate', className)}>
      {parts.join(' · ')} {tag && <Tag className="ui:ml-1.5">{tag}</Tag>}
    </p>
  );
}
