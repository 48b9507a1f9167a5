import { Tag } from './tag.tsx';

interface Props {
  /** Industry and type of work, in this order. */
  parts: readonly string[];
  tag?: string;
}

/** Industry and type of work, above a story's title. */
export function StoryMeta({ parts, tag }: Props) {
  return (
    <p className="story-meta">
      {parts.join(' · ')} {tag && <Tag>{tag}</Tag>}
    </p>
  );
}
