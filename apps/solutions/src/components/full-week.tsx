import { List, PictogramMarks, Stat, StatLabel, StatNumber, type StatParts } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface FullWeekProps {
  /** Accessible description of the drawing. */
  alt: string;
  days: readonly string[];
  /** Hour labels, from midnight to midnight, evenly spaced. */
  hours: readonly string[];
  stats: readonly (StatParts & { label: string })[];
}

/** Office hours: nine hours on weekdays. */
const office = { kind: 'week', from: 8, to: 17, days: 5 } as const;

/** The 168 hours of a week, one line per day, at full width; the 45 office hours have the sun color. */
export function FullWeek({ alt, days, hours, stats }: FullWeekProps) {
  return (
    <div className="full-week xl:grid-12 xl:items-end">
      <div className="@container grid grid-cols-auto-fill gap-x-3 gap-y-3 text-2xs/none font-medium text-on-dark-2 tabular-nums md:gap-x-5 xl:col-span-9">
        <List ordered className="col-start-2 flex justify-between" aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </List>
        {/* Seven lines of 6 on a drawing of 141 by 40: the labels extend one unit beyond it at both ends. On a phone, the lines are too close together for a label each. */}
        <List
          ordered
          className="my-[calc((100cqw-50px)/-141)] grid grid-rows-7 items-center leading-0 max-md:*:even:invisible"
          aria-hidden="true"
        >
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </List>
        <PictogramMarks drawing={office} alt={alt} className="h-auto w-full" />
      </div>
      <dl className="border-surface-dark-rule max-xl:mt-9 max-xl:grid max-xl:gap-x-gutter md:max-xl:grid-cols-3 xl:col-span-2 xl:col-start-11 xl:border-b">
        {stats.map(({ label, ...stat }, index) => (
          <Stat
            key={label}
            className="border-t border-surface-dark-line pt-4 pb-4.5 max-md:flex-row max-md:items-baseline max-md:gap-4"
          >
            <StatLabel className="mt-2 leading-note">{label}</StatLabel>
            <StatNumber size="lg" className={clsx(index === 1 && 'text-amber')} {...stat} />
          </Stat>
        ))}
      </dl>
    </div>
  );
}
