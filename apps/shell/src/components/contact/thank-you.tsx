import { company, officeStatus } from '@vantedge/content-shared';
import type { thankYou } from '@vantedge/content-site';
import {
  FigureCaption,
  fillTemplate,
  List,
  LocalTime,
  OfficeStatus,
  type OpeningHours,
  PhoneLink,
  ScaleTicks,
  TimeDrawing,
  type TimeZone,
  toPercent,
} from '@vantedge/shared-ui';
import { isAlwaysOpen } from '@vantedge/shared-ui/host';
import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { TitledLinks } from '../link-list.tsx';
import { OfficeName } from '../office-name.tsx';

const [losAngeles, cebu] = company.offices;

/** Maximum time to a reply, in hours. */
const REPLY_HOURS = 24;
/** The ends of the window, in hours. */
const ENDS = [0, REPLY_HOURS];

/** `--names` is the width of the offices' names, which are above their lines on phones. */
const WINDOW = 'mt-section-sm [--names:0px] md:[--names:180px] lg:[--names:240px] subscribed:hidden';

const HOURS = 'ml-(--names) text-on-dark-2';
const MARK = 'absolute inset-y-0 border-l-2 border-amber not-italic';
const MARK_LABEL =
  'absolute bg-amber px-2 py-px text-xs/normal font-medium whitespace-nowrap text-amber-ink max-md:top-0 md:top-1/2 md:-translate-y-1/2';

const ROW = [
  'grid min-h-16 items-center border-surface-dark-line not-first:border-t md:grid-cols-[var(--names)_1fr]',
  'max-md:gap-2 max-md:py-3.5 max-md:first:pt-8.5',
].join(' ');

/** A time and its day, for `LocalTime`. */
const timeOnDay = (timeZone: TimeZone) => `{time ${timeZone}} on {day ${timeZone}}`;

/** The 24 hours after a message, and when each office is open in them. */
export function ReplyWindow({ sent: from, reply, hour, caption, now }: typeof thankYou.window) {
  const at = useSentTime();
  return (
    <figure className={WINDOW}>
      <div aria-hidden="true">
        <WindowEnds zone={losAngeles.timeZone} at={at} hour={hour} />
        <div className="relative my-2.5 border-y border-surface-dark-rule">
          <Row {...losAngeles} at={at} />
          <Row {...cebu} at={at} />
          <i className={clsx(MARK, 'left-(--names)')}>
            <span className={clsx(MARK_LABEL, 'left-0')}>{from}</span>
          </i>
          <i className={clsx(MARK, 'right-0')}>
            <span className={clsx(MARK_LABEL, 'right-0')}>{reply}</span>
          </i>
        </div>
        <WindowEnds zone={cebu.timeZone} at={at} hour={hour} />
      </div>
      {/* Always two lines, so that updating the times does not shift the layout. */}
      <FigureCaption className="mt-4.5 min-h-[6.2em] max-w-wide tabular-nums md:min-h-[3.1em]">
        <LocalTime
          zone={losAngeles.timeZone}
          at={at}
          hours={REPLY_HOURS}
          text={fillTemplate(now, {
            losAngeles: timeOnDay(losAngeles.timeZone),
            cebu: timeOnDay(cebu.timeZone),
          })}
        >
          {caption}
        </LocalTime>
      </FigureCaption>
    </figure>
  );
}

interface WindowEndsProps {
  zone: TimeZone;
  at: SentTime;
  /** Label without scripts. */
  hour: string;
}

/** The ends of the window in local time. */
const WindowEnds = ({ zone, at, hour }: WindowEndsProps) => (
  <ScaleTicks
    className={HOURS}
    labels={ENDS.map((hours) => (
      <LocalTime key={hours} zone={zone} at={at} hours={hours} text="{weekday} {time}">
        {fillTemplate(hour, { hours: String(hours) })}
      </LocalTime>
    ))}
  />
);

type RowProps = Pick<(typeof company.offices)[number], 'city' | 'hours' | 'opening' | 'timeZone'>;

/** An office: a dotted line, solid while it is open. Without scripts only an office that never closes has a solid line. */
const Row = ({ city, hours, opening, timeZone, at }: RowProps & { at: SentTime }) => (
  <div className={ROW}>
    <OfficeName className="max-md:pl-3" city={city} hours={hours} />
    <TimeDrawing zone={timeZone} at={at}>
      <svg width="100%" height="12">
        <line className="stroke-on-dark-2" strokeDasharray="1 5" x1="0" x2="100%" y1="6" y2="6" />
        {isAlwaysOpen(opening) ? (
          <line className={OPEN} x1="0" x2="100%" y1="6" y2="6" />
        ) : (
          // A week of hours, moved left by how much of it had passed when the message was sent. Out of sight until that is known. An hour
          // off where clocks change within the window, twice a year.
          <g className="translate-x-[calc(var(--week,2)*-700%)]">
            {DAYS_IN_REACH.filter((day) => isWorkday(opening, day)).map((day) => (
              <line
                key={day}
                className={OPEN}
                x1={toPercent(day * 24 + hourOf(opening.from), 24)}
                x2={toPercent(day * 24 + hourOf(opening.to), 24)}
                y1="6"
                y2="6"
              />
            ))}
          </g>
        )}
      </svg>
    </TimeDrawing>
  </div>
);

const OPEN = 'stroke-on-dark stroke-8';

/** Days from Sunday, of which a window that starts within the week shows hours. */
const DAYS_IN_REACH = [0, 1, 2, 3, 4, 5, 6, 7];

const isWorkday = ({ days }: OpeningHours, day: number) => days.includes(day % 7);

/** Hours since midnight. */
const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

type SentTime = Date | 'start';

/**
 * Returns when the form that led to this page was sent. A form that the browser posted passes no time: the page was opened then.
 */
function useSentTime(): SentTime {
  const { state } = useLocation() as { state: { sent?: number } | null };
  return state?.sent === undefined ? 'start' : new Date(state.sent);
}

/** Phone numbers, and links for the meantime. */
export function NextSteps({ call, read }: Pick<typeof thankYou, 'call' | 'read'>) {
  return (
    <div className="py-section">
      <div className="page-edge grid-12">
        <section className="col-span-full lg:col-span-6" aria-labelledby="call-title">
          <h2 id="call-title">{call.title}</h2>
          <p className="mt-3 text-slate">{call.text}</p>
          <List className="mt-7 border-t border-rule">
            {company.offices.map((office) => (
              <li
                key={office.id}
                className="grid grid-cols-fill-auto items-center gap-x-6 border-b border-line py-4.5"
              >
                <b className="font-display text-h3/title font-normal tracking-snug">{office.city}</b>
                <p className="row-start-2 mt-1 text-md">
                  <OfficeStatus {...office} labels={officeStatus} />
                </p>
                <PhoneLink className="col-start-2 row-span-2 row-start-1 font-medium" phone={office.phone} />
              </li>
            ))}
          </List>
        </section>
        <TitledLinks className="col-span-full max-lg:mt-12 lg:col-start-8" {...read} />
      </div>
    </div>
  );
}
