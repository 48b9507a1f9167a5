import { clsx } from 'clsx';
import { isAlwaysOpen, type OpeningHours } from '../office-hours/office-state.ts';
import type { TimeZone } from '../office-hours/zone-time.ts';
import { fillTemplate } from '../text.ts';
import { LocalTime } from './local-time.tsx';

/** Copy of an office's status. Templates contain `{city}`, `{time}` and `{day}`. */
interface OfficeStatusLabels {
  open: string;
  until: string;
  always: string;
  closed: string;
  opens: string;
  /** Shown without scripts. */
  unknown: string;
}

interface Props {
  city: string;
  opening: OpeningHours;
  timeZone: TimeZone;
  labels: OfficeStatusLabels;
}

/** With a dot before the text. */
const OPEN =
  'ui:text-teal ui:before:mr-2 ui:before:inline-flex ui:before:size-2 ui:before:rounded-full ui:before:bg-amber';

const OPEN_NOW =
  'ui:text-ink ui:data-open:text-teal ui:data-open:before:mr-2 ui:data-open:before:inline-flex ui:data-open:before:size-2 ui:data-open:before:rounded-full ui:data-open:before:bg-amber';

/**
 * Whether an office is open now. Without scripts it can only tell of an office that never closes.
 * @not for the time alone: `LocalTime`.
 */
export function OfficeStatus({ city, opening, timeZone, labels }: Props) {
  const { open, closed, always, until, opens, unknown } = labels;
  if (isAlwaysOpen(opening)) {
    return (
      <span className="ui:text-slate">
        <b className={clsx('ui:font-medium', OPEN)}>{open}</b> {always}
      </span>
    );
  }
  const office = { zone: timeZone, opening };
  return (
    <span className="ui:text-slate">
      <LocalTime
        {...office}
        className={clsx('ui:font-medium', OPEN_NOW)}
        whenOpen={open}
        whenClosed={closed}
      />{' '}
      <LocalTime
        {...office}
        whenOpen={fillTemplate(until, { time: '{until}' })}
        whenClosed={fillTemplate(opens, { time: '{from}', day: '{next}' })}
      >
        {fillTemplate(unknown, { city })}
      </LocalTime>
    </span>
  );
}
