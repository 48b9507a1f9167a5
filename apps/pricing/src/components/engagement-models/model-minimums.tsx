import { formatNumber } from '@vantedge/content-shared';
import { Tag } from '@vantedge/shared-ui';
import { minimumPosition } from './minimum-position.ts';

interface Model {
  id: string;
  name: string;
  minimumHours: number;
  shortMinimum: string;
  badge?: string;
}

interface Props {
  unit: string;
  ticks: readonly number[];
  /** Hours at the right end of the scale. */
  max: number;
  caption: string;
  models: readonly Model[];
}

/** The minimum hours of each model on one scale; there is no maximum. */
export function ModelMinimums({ unit, ticks, max, caption, models }: Props) {
  return (
    <figure className="model-minimums">
      <div className="reach-scale" aria-hidden="true">
        <b>{unit}</b>
        <svg width="100%" height="22">
          {ticks.map((hours) => (
            <text
              key={hours}
              x={minimumPosition(hours, max)}
              y="11"
              className={hours === max ? 'e' : undefined}
            >
              {formatNumber(hours)}
            </text>
          ))}
        </svg>
      </div>
      <ul role="list">
        {models.map(({ id, name, minimumHours, shortMinimum, badge }) => (
          <li key={id} className={badge && 'is-popular'}>
            <a href={`#${id}`}>
              {name} {badge && <Tag>{badge}</Tag>}
            </a>
            <ReachLine from={minimumPosition(minimumHours, max)} />
            <span className="reach-min">{shortMinimum}</span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function ReachLine({ from }: { from: string }) {
  return (
    <svg className="reach" width="100%" height="32" aria-hidden="true">
      <line className="floor" x1="0" x2={from} y1="16" y2="16" />
      <line className="open" x1={from} x2="100%" y1="16" y2="16" />
      <circle cx={from} cy="16" r="6" />
      <svg x="100%" overflow="visible">
        <path className="arrow" d="M-7 9 0 16l-7 7" />
      </svg>
    </svg>
  );
}
