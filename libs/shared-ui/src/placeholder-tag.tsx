import { Tag } from './tag.tsx';

/** Marks words whose record is a placeholder. Renders nothing once the record names a real source. */
export function PlaceholderTag({ source }: { source: string }) {
  return source === 'placeholder' ? <Tag>Illustrative</Tag> : null;
}
