interface Props {
  items: readonly string[];
  /** The id of the heading that names the list. */
  labelledBy?: string;
}

/** A list with short rules as bullets, in the service's color. */
export function PlainList({ items, labelledBy }: Props) {
  return (
    <ul className="plain-list" role="list" aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
