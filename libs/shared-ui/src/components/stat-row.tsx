import type { ReactNode } from 'react';
import { StatValue, type StatParts } from './stat-value.tsx';

interface Props {
  /** Three to five stats. */
  items: readonly (StatParts & { label: string; icon?: ReactNode })[];
  /** For a column beside other content (columns 5 to 12 of the grid) instead of the full width. */
  inset?: boolean;
}

/** Stats in one row on a dark surface, each with a label and optionally an icon. */
export function StatRow({ items, inset = false }: Props) {
  const kind = inset ? '' : items.length === 5 ? ' stat-row--wide stat-row--five' : ' stat-row--wide';
  // Not `:has()`: the row would be laid out like three stats until the fourth has arrived.
  const three = items.length === 3 ? ' stat-row--three' : '';
  return (
    <dl className={`stat-row${kind}${three}`}>
      {items.map(({ label, icon, ...stat }) => (
        <div key={label}>
          <dt>
            {icon}
            {label}
          </dt>
          <dd>
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
