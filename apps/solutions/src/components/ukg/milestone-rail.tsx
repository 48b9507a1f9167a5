interface Milestone {
  /** Date as text; the rail shows an order, not a scale. */
  when?: string;
  title: string;
  text: string;
  /** `quick`: a milestone of the bold segment; `key`: the one that ends it; `now`: the line continues from here. */
  weight?: 'quick' | 'key' | 'now';
}

/** Milestones in order; the bold segment is the main one. */
export function MilestoneRail({ milestones }: { milestones: readonly Milestone[] }) {
  return (
    <ol className="milestone-rail" role="list">
      {milestones.map(({ when, title, text, weight }) => (
        <li key={title} data-weight={weight}>
          {when && <p className="milestone-when">{when}</p>}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
