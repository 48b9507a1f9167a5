import { CHOICE_NAMES } from './choice.ts';

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
export function Chip({ label, slug, count, chosen, onChoose }: Props) {
  return (
    <button
      className="chip"
      name={CHOICE_NAMES.industry}
      value={slug}
      aria-pressed={chosen}
      onClick={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {label} <b>{count}</b>
    </button>
  );
}
