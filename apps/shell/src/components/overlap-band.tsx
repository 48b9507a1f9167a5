import { overlap } from '@vantedge/content-site';
import type { ReactNode } from 'react';

interface Props {
  /** What the nine hours are, and the other fifteen: the words after the number. */
  together: string;
  ahead: string;
  /** Hour of the day in Cebu City when Los Angeles opens: midnight, or 23 while Los Angeles saves daylight. */
  cebuStart?: number;
  /** Instead of the drawing, for those who do not see it. */
  label?: string;
  /** Marks on the band. */
  children?: ReactNode;
}

/** One day as a dimension line, from 08:00 to 08:00 in Los Angeles: its hours above, those of Cebu City below. */
export function OverlapBand({ together, ahead, cebuStart = 0, label, children }: Props) {
  const { losAngeles, cebu } = overlap;
  return (
    <>
      {label && <p className="visually-hidden">{label}</p>}
      <div className="overlap-band" aria-hidden="true">
        <p className="ob-city ob-la">
          <b>{losAngeles.city}</b> {losAngeles.hours}
        </p>
        <p className="ob-city ob-cebu">
          <b>{cebu.city}</b> {cebu.hours}
        </p>
        <Hours className="ob-la" from={8} />
        <div className="ob-day">
          <p className="ob-span ob-span--together">
            <b>{overlap.together}</b> {together}
          </p>
          <p className="ob-span ob-span--ahead">
            <b>{overlap.ahead}</b> {ahead}
          </p>
          {children}
        </div>
        <Hours className="ob-cebu" from={cebuStart} />
      </div>
    </>
  );
}

/** Every third hour of a whole day; one that begins at midnight ends at 24. */
function Hours({ className, from }: { className: string; from: number }) {
  return (
    <ol className={`ob-hours ${className}`}>
      {Array.from({ length: 9 }, (_, step) => {
        const hour = from + step * 3;
        return <li key={step}>{String(hour > 24 ? hour - 24 : hour).padStart(2, '0')}</li>;
      })}
    </ol>
  );
}
