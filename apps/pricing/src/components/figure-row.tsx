import { FigureValue } from '@vantedge/shared-ui';

interface Props {
  items: readonly { value: string; prefix?: string; suffix?: string; label: string }[];
  /** Three to a line, beside something else. */
  three?: boolean;
}

/** Figures alone, on one rule. */
export function FigureRow({ items, three }: Props) {
  return (
    <dl className={three ? 'figure-row figure-row--three' : 'figure-row'}>
      {items.map(({ label, ...stat }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureValue {...stat} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
