interface Milestone {
  /** Its date, in words; the rail has an order, not a scale. */
  when?: string;
  title: string;
  text: string;
  /** `quick`: a station of the heavy stretch; `key`: the one that ends it; `now`: the line goes on from here. */
  weight?: 'quick' | 'key' | 'now';
}

/** Stations in order; the heavy stretch is the one that the page is about. */
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
