import type { company } from '@vantedge/content-shared';
import { contact } from '@vantedge/content-site';
import { isAlwaysOpen, type OfficeState, officeState, useNow } from '@vantedge/shared-ui';
import { fillTemplate } from './fill-template.ts';

type Props = Pick<(typeof company.offices)[number], 'city' | 'opening' | 'timeZone'>;

/** Shows whether an office is open now. The server HTML can only show it for an office that never closes. */
export function OpenState({ city, opening, timeZone }: Props) {
  const now = useNow();
  const labels = contact.office;
  const state: OfficeState | undefined = isAlwaysOpen(opening)
    ? { open: true, always: true }
    : now && officeState(opening, timeZone, now);
  if (!state) {
    return (
      <p className="open-state" data-live="">
        {fillTemplate(labels.unknown, { city })}
      </p>
    );
  }
  return (
    <p
      className="open-state"
      data-live={isAlwaysOpen(opening) ? undefined : ''}
      data-open={state.open || undefined}
    >
      <b>{state.open ? labels.open : labels.closed}</b>{' '}
      {!state.open
        ? fillTemplate(labels.opens, { day: state.day, time: state.from })
        : state.always
          ? labels.always
          : fillTemplate(labels.until, { time: state.until })}
    </p>
  );
}
