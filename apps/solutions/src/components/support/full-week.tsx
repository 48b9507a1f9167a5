import { PictogramMarks, type StatParts } from '@vantedge/shared-ui';
import { StatList } from '../stat-list.tsx';

interface Props {
  /** The drawing in words. */
  alt: string;
  days: readonly string[];
  /** The printed hours, from midnight to midnight at equal distances. */
  hours: readonly string[];
  stats: readonly (StatParts & { scope: string })[];
}

/** Weekdays, nine hours each: what an office is open for. */
const office = { kind: 'week', from: 8, to: 17, days: 5 } as const;

/** The 168 hours of a week, a day to a line, at the width of the page; an office's 45 are in the color of the sun. */
export function FullWeek({ alt, days, hours, stats }: Props) {
  return (
    <div className="full-week">
      <div className="fw-plan">
        <ol aria-hidden="true">
          {hours.map((hour) => (
            <li key={hour}>{hour}</li>
          ))}
        </ol>
        <ol className="fw-days" aria-hidden="true">
          {days.map((day) => (
            <li key={day}>{day}</li>
          ))}
        </ol>
        <PictogramMarks drawing={office} alt={alt} />
      </div>
      <StatList stats={stats} />
    </div>
  );
}
