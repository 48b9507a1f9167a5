import { clsx } from 'clsx';
import { type ListProps, TextList } from './plain-list.tsx';

const LIST = 'ui:*:border-b ui:*:border-line ui:*:pt-2.25 ui:*:pb-2.5 ui:*:text-md/note';

/** A list of three to eight items with rules between them. */
export function RuleList({ className, ...list }: ListProps) {
  return <TextList {...list} className={clsx(LIST, className)} />;
}
