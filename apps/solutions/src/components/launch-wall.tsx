import { List } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Phase {
  phase: string;
  /** Duration as specified. */
  duration: string;
  description: string;
  /** Days count from 1, the last one included; a phase without a last day is ongoing. */
  firstDay: number;
  lastDay?: number;
}

const DATE = clsx(
  'col-(--day) border-l border-service/35 pt-2 pl-2 font-display text-4xl/none tracking-stat lining-nums max-lg:pb-2 md:pt-3 md:pl-3.5 md:text-6xl/none lg:text-7xl/none',
  'max-lg:row-start-2 lg:col-[calc(var(--day)+1)] lg:row-span-3 lg:row-start-1 lg:min-h-37.5',
);
const BAR = clsx(
  'relative border-l-3 border-service px-3.5 pt-3 pb-3.5 max-lg:col-span-full max-lg:row-start-[calc(var(--row)+1)] max-lg:mt-px lg:col-[calc(var(--from)+1)/span_var(--days)] lg:row-start-(--row) lg:mb-2.5',
  'bg-[color-mix(in_srgb,var(--service)_calc(var(--tone)*1%),var(--surface))]',
);
const WEEK =
  'border-t border-rule max-lg:pb-3.5 grid grid-cols-7 lg:grid-cols-[112px_repeat(7,minmax(0,1fr))]';
const NAME =
  'col-span-full py-3 text-md/note font-medium text-service max-lg:row-start-1 lg:col-span-1 lg:row-span-3';

/** A launch on a wall calendar, a week to a row: each phase is a bar over the days that it takes. */
export function LaunchWall({ weeks, phases }: { weeks: number; phases: readonly Phase[] }) {
  const dated = phases.filter(({ lastDay }) => lastDay !== undefined);
  return (
    <div className="launch-wall">
      {Array.from({ length: weeks }, (_, week) => (
        <div key={week} className={clsx(WEEK, 'lg:grid-rows-[70px_auto_auto]')}>
          <p className={NAME}>{`Week ${week + 1}`}</p>
          {Array.from({ length: 7 }, (_, day) => (
            <span key={day} className={DATE} style={{ '--day': day + 1 }} aria-hidden="true">
              {week * 7 + day + 1}
            </span>
          ))}
          <List ordered className="contents">
            {dated
              .filter(({ firstDay }) => Math.floor((firstDay - 1) / 7) === week)
              .map(({ phase, duration, description, firstDay, lastDay = firstDay }, row) => (
                <li
                  key={phase}
                  className={BAR}
                  style={{
                    '--from': ((firstDay - 1) % 7) + 1,
                    '--days': lastDay - firstDay + 1,
                    '--row': row + 2,
                    '--tone': 8 + 13 * dated.findIndex((one) => one.phase === phase),
                  }}
                >
                  <h3 className="text-4xl/tight">{phase}</h3>
                  <p className="text-base/note">
                    <b className="font-medium">{duration}.</b> {description}
                  </p>
                </li>
              ))}
          </List>
        </div>
      ))}
      {phases
        .filter(({ lastDay }) => lastDay === undefined)
        .map(({ phase, duration, description, firstDay }) => (
          <div key={phase} className={clsx(WEEK, 'border-b')}>
            <p className={NAME}>{duration}</p>
            <List ordered className="contents">
              <li className="col-span-full flex flex-wrap items-baseline gap-x-6.5 gap-y-1 bg-service px-3.5 py-5 text-surface [print-color-adjust:exact] lg:col-start-2">
                <span className="font-display text-7xl/none tracking-stat lining-nums" aria-hidden="true">
                  {firstDay}
                </span>
                <h3 className="text-5xl/tight">{phase}</h3>
                <p className="text-base/note">{description}</p>
              </li>
            </List>
          </div>
        ))}
    </div>
  );
}
