interface Props {
  items: readonly { value: string; label: string }[];
}

/** A story's two or three figures in one line. */
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
