import { clsx } from 'clsx';

interface Props {
  marks: readonly string[];
  /** Hides every second mark on narrow screens. */
  className?: string;
}

const MARKS =
  'flex justify-between text-2xs/none font-medium whitespace-nowrap text-on-night-2 tabular-nums *:flex *:w-0 *:justify-center *:first:justify-start *:last:justify-end';

/** Hours above or below a band, evenly spaced: the first and the last at its ends, the others centered. */
export function HourMarks({ marks, className }: Props) {
  return (
    <ol className={clsx(MARKS, className)}>
      {marks.map((mark, index) => (
        // The inline loader adjusts them to daylight saving time.
        <li key={index} suppressHydrationWarning>
          {mark}
        </li>
      ))}
    </ol>
  );
}

interface OfficeNameProps {
  city: string;
  hours: string;
  className?: string;
}

/** An office and its hours, beside a band on a dark surface. */
export function OfficeName({ city, hours, className }: OfficeNameProps) {
  return (
    <p className={clsx('text-small/note text-on-night-2', className)}>
      <b className="block font-medium text-on-night">{city}</b> {hours}
    </p>
  );
}
