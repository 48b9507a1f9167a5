import { company, officeStatus } from '@vantedge/content-shared';
import type { thankYou } from '@vantedge/content-site';
import {
  FigureCaption,
  fillTemplate,
  OfficeStatus,
  percentOf,
  ScaleTicks,
  type TimeZone,
} from '@vantedge/shared-ui';
import { isAlwaysOpen } from '@vantedge/shared-ui/host';
import { clsx } from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hourMarks, latestReply, openSpans, REPLY_HOURS, type Span } from '../../office-hours/reply-hours.ts';
import { LinkList } from '../link-list.tsx';
import { OfficeName } from '../office-name.tsx';
import { PhoneLink } from './phone-link.tsx';

const [losAngeles, cebu] = company.offices;
const HOUR_MARKS = Array.from({ length: REPLY_HOURS / 3 + 1 }, (_, mark) => mark * 3);

/** `--names` is the width of the offices' names, which are above their lines on phones. */
const WINDOW = 'mt-stack [--names:0px] md:[--names:180px] lg:[--names:240px] subscribed:hidden';

const HOURS = 'ml-(--names) text-on-night-2 max-lg:*:even:invisible';
const MARK = 'absolute inset-y-0 border-l-2 border-amber not-italic';
const MARK_LABEL =
  'absolute bg-amber px-2 py-px text-xs/normal font-medium whitespace-nowrap text-amber-ink max-md:top-0 md:top-1/2 md:-translate-y-1/2';

const ROW = [
  'grid min-h-16 items-center border-night-line not-first:border-t md:grid-cols-[var(--names)_1fr]',
  'max-md:gap-2 max-md:py-3.5 max-md:first:pt-8.5',
].join(' ');

/** The 24 hours after a message, and when each office is open in them. Shows real times after hydration. */
export function ReplyWindow({ sent: from, reply, hour, caption, now }: typeof thankYou.window) {
  const sent = useSentTime();
  const hours = HOUR_MARKS.map((hours) => fillTemplate(hour, { hours: String(hours) }));
  const by = (timeZone: TimeZone) => {
    const { day, time } = latestReply(sent!, timeZone);
    return `${time} on ${day}`;
  };
  return (
    <figure className={WINDOW} data-hydrate="">
      <div aria-hidden="true">
        <ScaleTicks className={HOURS} labels={sent ? hourMarks(sent, losAngeles.timeZone) : hours} />
        <div className="relative my-2.5 border-y border-night-rule">
          <Row {...losAngeles} sent={sent} />
          <Row {...cebu} sent={sent} />
          <i className={clsx(MARK, 'left-(--names)')}>
            <span className={clsx(MARK_LABEL, 'left-0')}>{from}</span>
          </i>
          <i className={clsx(MARK, 'right-0')}>
            <span className={clsx(MARK_LABEL, 'right-0')}>{reply}</span>
          </i>
        </div>
        <ScaleTicks className={HOURS} labels={sent ? hourMarks(sent, cebu.timeZone) : hours} />
      </div>
      {/* Always two lines, so that updating the times does not shift the layout. */}
      <FigureCaption className="mt-4.5 min-h-[6.2em] max-w-wide tabular-nums md:min-h-[3.1em]">
        {sent ? fillTemplate(now, { losAngeles: by(losAngeles.timeZone), cebu: by(cebu.timeZone) }) : caption}
      </FigureCaption>
    </figure>
  );
}

type RowProps = Pick<(typeof company.offices)[number], 'city' | 'hours' | 'opening' | 'timeZone'>;

/**
 * An office: a dotted line, solid while it is open. In the server HTML only an office that never closes has a solid
 * line.
 */
function Row({ city, hours, opening, timeZone, sent }: RowProps & { sent: Date | undefined }) {
  const spans = useMemo<Span[]>(() => {
    if (sent) return openSpans(opening, timeZone, sent);
    return isAlwaysOpen(opening) ? [{ from: 0, to: 1 }] : [];
  }, [opening, timeZone, sent]);
  return (
    <div className={ROW}>
      <OfficeName className="max-md:pl-3" city={city} hours={hours} />
      <svg width="100%" height="12">
        <line className="stroke-on-night-2" strokeDasharray="1 5" x1="0" x2="100%" y1="6" y2="6" />
        {spans.map(({ from, to }) => (
          <line
            key={from}
            className="stroke-on-night stroke-8"
            x1={percentOf(from, 1)}
            x2={percentOf(to, 1)}
            y1="6"
            y2="6"
          />
        ))}
      </svg>
    </div>
  );
}

/**
 * Returns when the form that led to this page was sent; `undefined` during SSR and hydration. Falls back to the time
 * of hydration for forms posted by the browser, which pass no time.
 */
function useSentTime(): Date | undefined {
  const { state } = useLocation() as { state: { sent?: number } | null };
  const [sent, setSent] = useState<Date>();
  useEffect(() => setSent(new Date(state?.sent ?? Date.now())), [state]);
  return sent;
}

/** Phone numbers, and links for the meantime. */
export function NextSteps({ call, read }: Pick<typeof thankYou, 'call' | 'read'>) {
  return (
    <div className="py-section">
      <div className="page-edge grid-12">
        <section className="col-span-full lg:col-span-6" aria-labelledby="call-title">
          <h2 id="call-title">{call.title}</h2>
          <p className="mt-3 text-slate">{call.text}</p>
          <ul className="mt-7 border-t border-rule">
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
          </ul>
        </section>
        <nav className="col-span-full max-lg:mt-12 lg:col-start-8" aria-labelledby="read-title">
          <h2 className="text-h3/title" id="read-title">
            {read.title}
          </h2>
          <LinkList className="mt-5" links={read.links} />
        </nav>
      </div>
    </div>
  );
}
