interface Props {
  items: readonly string[];
  /** The id of the heading that names the list. */
  labelledBy?: string;
}

/** A list of three to eight items with rules between them. */
export function RuleList({ items, labelledBy }: Props) {
  return (
    <ul className="rule-list" role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
