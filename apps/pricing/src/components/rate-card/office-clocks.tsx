import { officeStatus } from '@vantedge/content-shared';
import {
  clockTime,
  List,
  OfficeStatus,
  type OpeningHours,
  ScaleSpan,
  type TimeZone,
} from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { LABEL_HEADING } from './contact-card.tsx';

interface Office {
  id: string;
  city: string;
  hours: string;
  opening: OpeningHours;
  timeZone: TimeZone;
}

interface OfficeClocksProps {
  caption: string;
  clocks: readonly { clock: string; from: number; to: number }[];
  title: string;
  offices: readonly Office[];
}

/** Hours with a label on the axis. */
const AXIS_HOURS = [0, 6, 12, 18, 24];

const AXIS_ROW = 'grid grid-cols-auto-fill items-center gap-x-3 @[18rem]:grid-cols-[5.75rem_7rem_1fr]';

/** The longest status, of an office that opens tomorrow, gets a line of its own in a narrow column. */
const OFFICE = clsx(
  'grid grid-cols-auto-fill items-baseline gap-x-3 gap-y-0.5 border-t border-line py-2.5',
  'text-md/normal text-slate',
);

/** The same working hours in three time zones on one axis of 24 hours; below, whether each office is open now. */
export function OfficeClocks({ caption, clocks, title, offices }: OfficeClocksProps) {
  return (
    <div className="office-clocks col-span-full max-md:mt-8 md:col-start-7 md:-col-end-1">
      <figure className="@container">
        <figcaption className={clsx('pb-2.5', LABEL_HEADING)}>{caption}</figcaption>
        <dl className="hours-lines">
          {clocks.map(({ clock, from, to }) => (
            <div key={clock} className={clsx(AXIS_ROW, 'border-t border-line py-2')}>
              <dt className="text-md font-medium">{clock}</dt>
              <dd className="text-md whitespace-nowrap">{`${clockTime(from * 60)}–${clockTime(to * 60)}`}</dd>
              <HourSpan from={from} to={to} />
            </div>
          ))}
        </dl>
        <div className={AXIS_ROW} aria-hidden="true">
          <p className="col-start-1 flex justify-between text-2xs text-slate tabular-nums @max-[26rem]:*:even:hidden @max-[18rem]:col-span-full @[18rem]:col-start-3">
            {AXIS_HOURS.map((hour) => (
              <span key={hour}>{String(hour).padStart(2, '0')}</span>
            ))}
          </p>
        </div>
      </figure>
      <h3 className={clsx('mt-5 pb-2.5 md:mt-7 print:hidden', LABEL_HEADING)}>{title}</h3>
      <List className="print:hidden">
        {offices.map((office) => (
          <li key={office.id} className={OFFICE}>
            <b className="font-medium text-ink">{office.city}</b> <span>{office.hours}</span>{' '}
            <span className="col-span-full">
              <OfficeStatus {...office} labels={officeStatus} />
            </span>
          </li>
        ))}
      </List>
    </div>
  );
}

/** Hours of a day on the axis; a span past midnight has two parts. */
function HourSpan({ from, to }: { from: number; to: number }) {
  const parts = from < to ? [[from, to] as const] : [[0, to] as const, [from, 24] as const];
  return (
    <dd className="h-2 bg-line @max-[18rem]:col-span-full @max-[18rem]:mt-1.5" aria-hidden="true">
      <svg className="block" width="100%" height="8">
        {parts.map(([start, end]) => (
          <ScaleSpan key={start} className="fill-amber" from={start} to={end} length={24} />
        ))}
      </svg>
    </dd>
  );
}
