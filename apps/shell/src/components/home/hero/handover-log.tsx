import { handoverLog } from '@vantedge/content-site';
import { clockTime, Tag } from '@vantedge/shared-ui';
import { bandShare } from '../../../office-hours/day-now.ts';
import { type HeroDay, hourClass, PRESENT } from './hero-day.ts';
import { LiveTime } from './hour-stage.tsx';

const { title, tag, text, of, done, open, doneAt, items } = handoverLog;

/** When each item is done, as a share of the band's day. */
const log = items.map((item) => ({ ...item, at: bandShare(item.doneAt) }));

/** A sample of one night's work. It shows what is done at the hour that the strip above selects. */
export function HandoverLog({ day: { hours, now } }: { day: HeroDay }) {
  const doneBy = (mark: number) => String(log.filter(({ at }) => at <= mark).length);
  return (
    <section className="handover-log" aria-labelledby="handover-title">
      <div className="max-lg:grid max-lg:grid-cols-fill-auto max-lg:items-baseline">
        <h2 className="flex items-center gap-3 text-h3/title text-on-night" id="handover-title">
          {title} <Tag>{tag}</Tag>
        </h2>
        <p className="mt-2 max-lg:order-1 max-lg:col-span-full lg:max-w-brief">{text}</p>
        <p className="hl-count lg:mt-4">
          <span className="by-hour font-display text-6xl/none text-amber lining-nums">
            {hours.map(({ mark }, index) => (
              <span key={index} className={hourClass(index)}>
                {doneBy(mark)}
              </span>
            ))}
            <span className="now">
              <LiveTime of="done" time={now && doneBy(now.mark)} />
            </span>
          </span>{' '}
          {`${of} ${log.length} ${done}`}
        </p>
      </div>
      <ul role="list">
        {log.map(({ task, result, at, ...item }) => (
          <li
            key={task}
            data-at={at}
            // The first of the five hours at which it is done.
            data-by={hours.findIndex(({ mark }) => mark >= at)}
            data-done={(now ?? PRESENT).mark >= at || undefined}
            suppressHydrationWarning
          >
            <b className="font-medium text-on-night">{task}</b> <span className="hl-done">{result}</span>{' '}
            <span className="hl-open">{open}</span>{' '}
            <span className="hl-done">{`${doneAt} ${clockTime(item.doneAt)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
