import { Tag } from './tag.tsx';

interface Props {
  /** Industry and kind, in this order. */
  parts: readonly string[];
  tag?: string;
}

/** Industry and kind, above a story's name. */
export function StoryMeta({ parts, tag }: Props) {
  return (
    <p className="story-meta">
      {parts.join(' · ')} {tag && <Tag>{tag}</Tag>}
    </p>
  );
}
