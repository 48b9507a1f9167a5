import { clsx } from 'clsx';
import type { Department } from './color.ts';

interface Props {
  items: readonly { label: string; value?: string | number; department?: Department }[];
  className?: string;
}

const LIST =
  'legend ui:mt-4 ui:flex ui:flex-wrap ui:gap-x-5 ui:gap-y-1 ui:text-small ui:text-slate ui:*:flex ui:*:items-center ui:*:gap-1.75';

/** A legend of colored dots below a drawing. */
export function Legend({ items, className }: Props) {
  return (
    <ul className={clsx(LIST, className)} role="list">
      {items.map(({ label, value, department }) => (
        <li key={label} className={department}>
          {label} {value !== undefined && <b className="ui:font-medium ui:text-ink">{value}</b>}
        </li>
      ))}
    </ul>
  );
}
