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
      className="group inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control px-3.5 text-left text-md/tight transition-[background-color,color] hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
      name={FILTER_PARAMS.industry}
      value={slug}
      aria-pressed={selected}
      onClick={(event) => {
        event.preventDefault();
        onSelect();
      }}
    >
      {label}{' '}
      <b className="text-small font-normal text-slate tabular-nums group-aria-pressed:text-inherit">
        {count}
      </b>
    </button>
  );
}
