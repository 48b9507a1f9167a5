import { FILTER_PARAMS } from './filter-selection.ts';

interface Props {
  label: string;
  /** Its query value; empty for all. */
  slug: string;
  /** Number of matching entries. */
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

/** One option of a filter, with its count. Before hydration it submits the form. */
export function Chip({ label, slug, count, chosen: selected, onChoose }: Props) {
  return (
    <button
      className="chip"
      name={FILTER_PARAMS.industry}
      value={slug}
      aria-pressed={selected}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {label} <b>{count}</b>
    </button>
  );
}
