import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/**
 * A list; any is one of these. Its role is stated, because Safari does not call a list without bullets one.
 * @not for texts with a look: `PlainList`, `RuleList`.
 */
export function List({ ordered, ...native }: ComponentProps<'ul'> & { ordered?: boolean }) {
  return ordered ? <ol {...(native as ComponentProps<'ol'>)} role="list" /> : <ul {...native} role="list" />;
}

interface ListProps {
  items: readonly string[];
  /** The id of the heading that names the list. */
  labelledBy?: string;
  className?: string;
}

const LIST = 'plain-list ui:mt-5 ui:text-base/normal ui:*:relative ui:*:py-1 ui:*:pl-5.5 ui:md:*:py-1.75';

/**
 * A list with short rules as bullets, in the service's color.
 * @not for more than about eight items, or items with a title each.
 */
export function PlainList({ className, ...list }: ListProps) {
  return <TextList {...list} className={clsx(LIST, className)} />;
}

/** A list of texts without a look of its own. */
function TextList({ items, labelledBy, className }: ListProps) {
  return (
    <List className={className} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

const RULES = 'ui:*:border-b ui:*:border-line ui:*:pt-2.25 ui:*:pb-2.5 ui:*:text-md/note';

/**
 * A list of three to eight items with rules between them.
 * @not for items that are sentences: `PlainList`.
 */
export function RuleList({ className, ...list }: ListProps) {
  return <TextList {...list} className={clsx(RULES, className)} />;
}
