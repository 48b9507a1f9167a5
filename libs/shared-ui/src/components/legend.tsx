import type { Department } from './color.ts';

interface Props {
  items: readonly { label: string; value?: string | number; department?: Department }[];
}

/** A legend of colored dots below a drawing. */
export function Legend({ items }: Props) {
  return (
    <ul className="legend" role="list">
      {items.map(({ label, value, department }) => (
        <li key={label} className={department}>
          {label} {value !== undefined && <b>{value}</b>}
        </li>
      ))}
    </ul>
  );
}
