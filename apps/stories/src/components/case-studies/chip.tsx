import { FILTER_PARAMS } from './filter-selection.ts';

interface Props {
  label: string;
  /** Its query value; empty for all. */
  slug: string;
  /** Number of matching entries. */
  count: number;
  selected: boolean;
  onSelect: () => void;
}

/** One option of a filter, with its count. Before hydration it submits the form. */
export function Chip({ label, slug, count, selected, onSelect }: Props) {
  return (
    <button
      className="chip"
      name={FILTER_PARAMS.industry}
      value={slug}
      aria-pressed={selected}
      onClick={(event) => {
        event.preventDefault();
        onSelect();
      }}
    >
      {label} <b>{count}</b>
    </button>
  );
}
