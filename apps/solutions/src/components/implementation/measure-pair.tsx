import { StatValue, type StatParts } from '@vantedge/shared-ui';

interface Props {
  title: string;
  /** Two measures that readers might confuse, each with what it counts. */
  items: readonly { stat: StatParts; name: string; text: string }[];
}

/** Two measures of one thing side by side, and why they differ. */
export function MeasurePair({ title, items }: Props) {
  return (
    <div className="measure-pair">
      <h3>{title}</h3>
      {items.map(({ stat, name, text }) => (
        <p key={name}>
          <span className="figure">
            <StatValue {...stat} />
          </span>{' '}
          <b>{name}</b> {text}
        </p>
      ))}
    </div>
  );
}
