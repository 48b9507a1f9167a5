import { StatValue } from '@vantedge/shared-ui';

interface Props {
  items: readonly { value: string; prefix?: string; suffix?: string; label: string }[];
  /** Three per line, for a narrow column. */
  three?: boolean;
}

/** Stats above one rule. */
export function StatStrip({ items, three }: Props) {
  return (
    <dl className={three ? 'stat-strip stat-strip--three' : 'stat-strip'}>
      {items.map(({ label, ...stat }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <StatValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
