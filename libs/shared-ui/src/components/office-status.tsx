import { clsx } from 'clsx';
import { useNow } from '../hooks/use-now.ts';
import { isAlwaysOpen, type OfficeState, officeState, type Opening } from '../office-hours/office-state.ts';
import type { TimeZone } from '../office-hours/zone-time.ts';
import { fillTemplate } from '../text.ts';

/** Copy of an office's status. Templates contain `{city}`, `{time}` and `{day}`. */
interface OfficeStatusLabels {
  open: string;
  until: string;
  always: string;
  closed: string;
  opens: string;
  /** Shown until the page is hydrated. */
  unknown: string;
}

interface Props {
  city: string;
  opening: Opening;
  timeZone: TimeZone;
  labels: OfficeStatusLabels;
}

/** With a dot before the text. */
const OPEN = clsx(
  'ui:text-teal ui:before:mr-2 ui:before:inline-flex ui:before:size-2 ui:before:rounded-full ui:before:bg-amber',
);

/** Whether an office is open now. Server HTML can only tell of an office that never closes. */
export function OfficeStatus({ city, opening, timeZone, labels }: Props) {
  const now = useNow();
  const isLive = !isAlwaysOpen(opening);
  if (isLive && !now) {
    return (
      <span className="ui:text-slate" data-hydrate="">
        {fillTemplate(labels.unknown, { city })}
      </span>
    );
  }
  const state: OfficeState = isLive ? officeState(opening, timeZone, now!) : { open: true, always: true };
  return (
    <span
      className="ui:text-slate"
      data-hydrate={isLive ? '' : undefined}
      data-open={state.open || undefined}
    >
      <b className={clsx('ui:font-medium', state.open ? OPEN : 'ui:text-ink')}>
        {state.open ? labels.open : labels.closed}
      </b>{' '}
      {changeText(state, labels)}
    </span>
  );
}

function changeText(state: OfficeState, { opens, always, until }: OfficeStatusLabels): string {
  if (!state.open) return fillTemplate(opens, { day: state.day, time: state.from });
  return state.always ? always : fillTemplate(until, { time: state.until });
}
