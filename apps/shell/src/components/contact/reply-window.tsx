import { company } from '@vantedge/content-shared';
import type { thankYou } from '@vantedge/content-site';
import { useMemo } from 'react';
import { fillTemplate, isAlwaysOpen, percentOf } from '@vantedge/shared-ui';
import { hourMarks, latestReply, openSpans, REPLY_HOURS, type Span } from './reply-hours.ts';
import { useSentTime } from './use-sent-time.ts';

const [losAngeles, cebu] = company.offices;
const HOUR_MARKS = Array.from({ length: REPLY_HOURS / 3 + 1 }, (_, mark) => mark * 3);

/** The 24 hours after a message, and when each office is open in them. Shows real times after hydration. */
export function ReplyWindow({ sent: from, reply, hour, caption, now }: typeof thankYou.window) {
  const sent = useSentTime();
  const hours = HOUR_MARKS.map((hours) => fillTemplate(hour, { hours: String(hours) }));
  const by = (timeZone: string) => {
    const { day, time } = latestReply(sent!, timeZone);
    return `${day} ${time}`;
  };
  return (
    <figure className="reply-window for-message" data-live="">
      <div aria-hidden="true">
        <Hours marks={sent ? hourMarks(sent, losAngeles.timeZone) : hours} />
        <div className="rw-rows">
          <Row {...losAngeles} sent={sent} />
          <Row {...cebu} sent={sent} />
          <i className="rw-mark rw-sent">
            <span>{from}</span>
          </i>
          <i className="rw-mark rw-reply">
            <span>{reply}</span>
          </i>
        </div>
        <Hours marks={sent ? hourMarks(sent, cebu.timeZone) : hours} />
      </div>
      <figcaption>
        {sent ? fillTemplate(now, { losAngeles: by(losAngeles.timeZone), cebu: by(cebu.timeZone) }) : caption}
      </figcaption>
    </figure>
  );
}

function Hours({ marks }: { marks: readonly string[] }) {
  return (
    <ol className="rw-hours">
      {marks.map((mark, index) => (
        <li key={index}>{mark}</li>
      ))}
    </ol>
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
    <div>
      <p>
        <b>{city}</b> {hours}
      </p>
      <svg width="100%" height="12">
        <line className="rw-closed" x1="0" x2="100%" y1="6" y2="6" />
        {spans.map(({ from, to }) => (
          <line key={from} className="rw-open" x1={percentOf(from, 1)} x2={percentOf(to, 1)} y1="6" y2="6" />
        ))}
      </svg>
    </div>
  );
}
