interface Props {
  items: readonly { value: string; label: string }[];
}

/** Two or three stats of a story in one line. */
export function StoryStats({ items }: Props) {
  return (
    <dl className="story-stats">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
