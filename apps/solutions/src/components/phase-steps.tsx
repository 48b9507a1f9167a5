import { RuleList } from '@vantedge/shared-ui';

interface Phase {
  name: string;
  text: string;
  /** What is done in it: up to three. */
  activities?: readonly string[];
  /** How long, in words, where the specification gives it. */
  duration?: string;
  /** The phase that the page is about. */
  highlighted?: boolean;
  /** In rows: it runs beside all of them, and is drawn so. */
  throughout?: boolean;
}

interface Props {
  /** Four or five. */
  phases: readonly Phase[];
  /** One below another, instead of stairs from left to right. */
  upright?: boolean;
}

/** Phases in their order, without a scale: a flight of stairs, or rows of a ledger. */
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
