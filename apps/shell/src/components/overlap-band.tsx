import { overlap } from '@vantedge/content-site';
import type { ReactNode } from 'react';

interface Props {
  /** Labels of the nine overlapping hours and the other fifteen. */
  together: string;
  ahead: string;
  /** Hour in Cebu City when Los Angeles opens: 0, or 23 during daylight saving time in Los Angeles. */
  cebuStart?: number;
  /** Text alternative of the drawing. */
  label?: string;
  /** Marks on the band. */
  children?: ReactNode;
}

/**
 * One day from 08:00 to 08:00 in Los Angeles as a band, with the hours of Los Angeles above and those of Cebu City
 * below.
 */
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

/** Every third hour of a day. A day that starts at midnight ends at 24. */
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
