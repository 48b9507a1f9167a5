import { clsx } from 'clsx';
import { LinkArrow } from './link-arrow.tsx';

interface Props {
  items: readonly { label: string; to: string }[];
  /** A list of ruled lines instead of a row. */
  stacked?: boolean;
  className?: string;
}

const ROW = 'ui:mt-5 ui:flex ui:flex-wrap ui:gap-x-8 ui:gap-y-1';
const STACK = 'ui:flex ui:flex-col ui:border-t ui:border-rule ui:*:border-b ui:*:border-line';

/** Related links. */
export function RelatedLinks({ items, stacked = false, className }: Props) {
  return (
    <ul className={clsx('related-links', stacked ? STACK : ROW, className)} role="list">
      {items.map(({ label, to }) => (
        <li key={label}>
          <LinkArrow to={to} stacked={stacked}>
            {label}
          </LinkArrow>
        </li>
      ))}
    </ul>
  );
}
