import { clsx } from 'clsx';

interface Props {
  items: readonly string[];
  /** The id of the heading that names the list. */
  labelledBy?: string;
  className?: string;
}

const LIST = 'plain-list ui:mt-5 ui:text-base/normal ui:*:relative ui:*:py-1.75 ui:*:pl-5.5';

/** A list with short rules as bullets, in the service's color. */
export function PlainList({ items, labelledBy, className }: Props) {
  return (
    <ul className={clsx(LIST, className)} role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
