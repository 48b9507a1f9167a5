import { percentOf } from '@vantedge/shared-ui';
interface Office {
  name: string;
  /** Local hours; 0 to 24 is a full day. */
  opens: number;
  closes: number;
}

interface Props {
  caption: string;
  /** Hour of the request, and the maximum hours until the match. */
  from: number;
  hours: number;
  ends: { request: string; length: string; match: string };
  offices: readonly Office[];
}

/** The hours between a request and its match, one mark per hour, above the open hours of the offices. */
export function MatchDay({ caption, from, hours, ends, offices }: Props) {
  const at = (hour: number) => percentOf(hour, hours);
  const ticks = [0, 24 - from, ...offices.map((office) => sinceRequest(office.opens, from)), hours];
  const axis = [...new Set(ticks)].sort((a, b) => a - b);
  return (
    <figure className="match-day hero-scale">
      <figcaption>{caption}</figcaption>
      <p className="md-line">
        <span>{ends.request}</span> <b>{ends.length}</b> <span>{ends.match}</span>
      </p>
      <ul role="list">
        {offices.map(({ name, opens, closes }) => (
          <li key={name}>
            <span>{name}</span>
            <svg aria-hidden="true">
              <rect className="md-closed" y="4" width="100%" height="1" />
              <rect
                x={at(closes - opens === 24 ? 0 : sinceRequest(opens, from))}
                width={at(closes - opens)}
                height="9"
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg className="md-axis" aria-hidden="true">
        {axis.map((hour) => (
          <text
            key={hour}
            x={at(hour)}
            y="12"
            textAnchor={hour === 0 ? 'start' : hour === hours ? 'end' : 'middle'}
          >
            {`${String((from + hour) % 24).padStart(2, '0')}:00`}
          </text>
        ))}
      </svg>
    </figure>
  );
}

/** Returns how many hours after the request a clock shows an hour. */
function sinceRequest(hour: number, from: number): number {
  return (hour - from + 24) % 24;
}
