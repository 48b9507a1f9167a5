import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OpeningHours } from '../office-hours/office-state.ts';
import type { TimeZone } from '../office-hours/zone-time.ts';

/** The text of a time: a template for `LocalTime`, or one for each state of an office. */
type TimeText =
  | { text: string }
  | {
      opening: OpeningHours;
      /** Templates. An open office has the field `{until}`, a closed one `{next}`, the day, and `{from}`. */
      whenOpen: string;
      whenClosed: string;
    };

/** The instant to show: the present, another one, or, until the application knows it, when the element was there first. */
interface Instant {
  at?: Date | 'start' | undefined;
  /** Hours to add. */
  hours?: number;
}

interface LocalTimeAttributes {
  zone: TimeZone;
  text?: string | undefined;
  opening?: string | undefined;
  'when-open'?: string | undefined;
  'when-closed'?: string | undefined;
  at?: number | 'start' | undefined;
  hours?: number | undefined;
  'day-starts'?: number | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'local-time': LocalTimeAttributes & React.HTMLAttributes<HTMLElement>;
    }
  }
}

type LocalTimeProps = Instant &
  TimeText & {
    zone: TimeZone;
    className?: string;
    /** Shown without scripts, which a prerendered page has no time for. */
    children?: string;
  };

/**
 * A time in a zone, which the element itself keeps at the present, so it needs no React. Templates contain `{time}` (`4:05 p.m.`),
 * `{clock}` (`16:05`), `{date}` (`November 5, 2026`), `{day}` (`Thursday`) and `{weekday}` (`Thu`), and may name another zone:
 * `{time Asia/Manila}`. While an office is open, the element has `data-open`.
 * @not for a drawing of the time: `TimeDrawing`; not for a fixed time, which is text.
 */
export function LocalTime({ zone, at, hours, className, children = '', ...text }: LocalTimeProps) {
  const isText = 'text' in text;
  return (
    <local-time
      className={className}
      zone={zone}
      {...instant({ at, hours })}
      {...(isText
        ? text
        : {
            opening: JSON.stringify(text.opening),
            'when-open': text.whenOpen,
            'when-closed': text.whenClosed,
          })}
      suppressHydrationWarning
    >
      {children}
    </local-time>
  );
}

type TimeDrawingProps = Instant & {
  zone: TimeZone;
  /** Hour of local time at which its day starts. */
  dayStarts?: number;
  className?: string;
  children: ReactNode;
};

/**
 * A drawing that shows the time by custom properties, which the element keeps at the present: `--day` and `--week`, the elapsed share of
 * the day and of the week from Sunday on; `--half-hour`, from 0 to 47; `--workday`, and in Los Angeles `--daylight` (saving time), 0 or 1; and `--live`,
 * which is 1 as soon as the others are set. Images in it whose URL ends in `#h<number>` show the half hour.
 * @not for the time as text: `LocalTime`.
 */
export function TimeDrawing({ zone, at, hours, dayStarts, className, children }: TimeDrawingProps) {
  return (
    <local-time
      className={clsx('ui:contents', className)}
      zone={zone}
      {...instant({ at, hours })}
      day-starts={dayStarts}
      suppressHydrationWarning
    >
      {children}
    </local-time>
  );
}

const instant = ({ at, hours }: { at: Instant['at']; hours: number | undefined }) => ({
  at: at instanceof Date ? at.getTime() : at,
  hours,
});
