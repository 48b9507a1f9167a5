import { Tag } from './tag.tsx';

/** Marks placeholder content as illustrative. Renders nothing for a real source. */
export function PlaceholderTag({ source }: { source: string }) {
  return source === 'placeholder' ? <Tag>Illustrative</Tag> : null;
}
