import type { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { isAlwaysOpen, type OfficeState, officeState, useNow } from '@vantedge/shared-ui';
import { withValues } from './with-values.ts';

type Props = Pick<(typeof company.offices)[number], 'city' | 'opening' | 'timeZone'>;

/** Whether an office is open at this moment. As served, only one that never closes can say so. */
export function OpenState({ city, opening, timeZone }: Props) {
  const now = useNow();
  const words = contact.office;
  const state: OfficeState | undefined = isAlwaysOpen(opening)
    ? { open: true, always: true }
    : now && officeState(opening, timeZone, now);
  if (!state) return <p className="open-state">{withValues(words.unknown, { city })}</p>;
  return (
    <p className="open-state" data-open={state.open || undefined}>
      <b>{state.open ? words.open : words.closed}</b>{' '}
      {!state.open
        ? withValues(words.opens, { day: state.day, time: state.from })
        : state.always
          ? words.always
          : withValues(words.until, { time: state.until })}
    </p>
  );
}
