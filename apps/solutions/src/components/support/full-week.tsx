import { PictogramMarks, type StatParts } from '@vantedge/shared-ui';
import { StatList } from '../stat-list.tsx';

interface Props {
  /** Accessible description of the drawing. */
  alt: string;
  days: readonly string[];
  /** Hour labels, from midnight to midnight, evenly spaced. */
  hours: readonly string[];
  stats: readonly (StatParts & { scope: string })[];
}

/** Office hours: nine hours on weekdays. */
const office = { kind: 'week', from: 8, to: 17, days: 5 } as const;

/** The 168 hours of a week, one line per day, at full width; the 45 office hours have the sun color. */
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
