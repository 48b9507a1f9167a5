import { clsx } from 'clsx';

interface Props {
  items: readonly string[];
  /** The id of the heading that names the list. */
  labelledBy?: string;
  className?: string;
}

const LIST = 'rule-list ui:*:border-b ui:*:border-line ui:*:pt-2.25 ui:*:pb-2.5 ui:*:text-md/note';

/** A list of three to eight items with rules between them. */
export function RuleList({ items, labelledBy, className }: Props) {
  return (
    <ul className={clsx(LIST, className)} role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
