import { Tag } from './tag.tsx';

/** Marks placeholder content as illustrative. Renders nothing for a real source. */
export function PlaceholderTag({ source, className }: { source: string; className?: string }) {
  return source === 'placeholder' ? <Tag className={className}>Illustrative</Tag> : null;
}
