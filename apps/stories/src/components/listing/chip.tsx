interface Props {
  label: string;
  /** How many entries it leaves. */
  count: number;
  chosen: boolean;
  onChoose: () => void;
}

/** One choice of a set, with its count. */
export function Chip({ label, count, chosen, onChoose }: Props) {
  return (
    <button className="chip" type="button" aria-pressed={chosen} onClick={onChoose}>
      {label} <b>{count}</b>
    </button>
  );
}
