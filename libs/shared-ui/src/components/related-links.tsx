import { LinkArrow } from './link-arrow.tsx';

interface Props {
  items: readonly { label: string; to: string }[];
  /** A list of ruled lines instead of a row. */
  stacked?: boolean;
}

/** Related links. */
export function RelatedLinks({ items, stacked = false }: Props) {
  return (
    <ul className={stacked ? 'related-links related-links--stack' : 'related-links'} role="list">
      {items.map(({ label, to }) => (
        <li key={label}>
          <LinkArrow to={to}>{label}</LinkArrow>
        </li>
      ))}
    </ul>
  );
}
