import { percentOf } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { HERO_CAPTION, HERO_SCALE } from '../class-names.ts';

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

const LINE =
  'md-line flex items-center justify-between gap-4 px-4 pt-4 pb-5.5 text-md font-medium text-amber-ink forced-colors:border-3';

/** The hours between a request and its match, one mark per hour, above the open hours of the offices. */
export function MatchDay({ caption, from, hours, ends, offices }: Props) {
  const at = (hour: number) => percentOf(hour, hours);
  const ticks = [0, 24 - from, ...offices.map((office) => sinceRequest(office.opens, from)), hours];
  const axis = [...new Set(ticks)].sort((a, b) => a - b);
  return (
    <figure className={clsx('match-day', HERO_SCALE)}>
      <figcaption className={HERO_CAPTION}>{caption}</figcaption>
      <p className={LINE}>
        <span className="flex-1">{ends.request}</span>{' '}
        <b className="font-display text-quote/none font-normal tracking-tight whitespace-nowrap">
          {ends.length}
        </b>{' '}
        <span className="flex-1 text-right">{ends.match}</span>
      </p>
      <ul role="list">
        {offices.map(({ name, opens, closes }) => (
          <li key={name} className="mt-4.5 text-small/snug text-on-night-2">
            <span>{name}</span>
            <svg className="mt-1.5 h-2.25 w-full fill-on-night" aria-hidden="true">
              <rect className="fill-night-rule" y="4" width="100%" height="1" />
              <rect
                x={at(closes - opens === 24 ? 0 : sinceRequest(opens, from))}
                width={at(closes - opens)}
                height="9"
              />
            </svg>
          </li>
        ))}
      </ul>
      <svg
        className="mt-3 h-4 w-full overflow-visible fill-on-night-2 text-2xs font-medium tabular-nums"
        aria-hidden="true"
      >
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
