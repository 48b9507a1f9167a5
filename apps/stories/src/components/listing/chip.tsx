import { FILTER_PARAMS } from './filter-selection.ts';

interface Props {
  label: string;
  /** Its word in an address; of everything an empty one. */
  slug: string;
  /** How many entries it leaves. */
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

/** One choice of a set, with its count. Before the application runs, the form's address asks for it. */
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
