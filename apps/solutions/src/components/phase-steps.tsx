import { RuleList } from '@vantedge/shared-ui';

interface Phase {
  name: string;
  text: string;
  /** Up to three activities. */
  activities?: readonly string[];
  /** Duration as text, if specified. */
  duration?: string;
  /** Highlights the main phase of the page. */
  highlighted?: boolean;
  /** In rows: the phase runs throughout all others, and is drawn that way. */
  throughout?: boolean;
}

interface Props {
  /** Four or five phases. */
  phases: readonly Phase[];
  /** Rows instead of stairs from left to right. */
  upright?: boolean;
}

/** Phases in order, not to scale: as stairs, or as rows. */
export function PhaseSteps({ phases, upright = false }: Props) {
  return (
    <ol className={`phase-steps phase-steps--${upright ? 'upright' : 'stairs'}`} role="list">
      {phases.map(({ name, text, activities = [], duration, highlighted, throughout }, index) => (
        <li key={name} className={throughout ? 'is-throughout' : highlighted ? 'is-highlighted' : undefined}>
          <span className="phase-number">{index + 1}</span>
          <div className="phase-name">
            <h3>{name}</h3>
            {duration && <p>{duration}</p>}
          </div>
          <p className="phase-text">{text}</p>
          {activities.length > 0 && <RuleList items={activities} />}
        </li>
      ))}
    </ol>
  );
}
