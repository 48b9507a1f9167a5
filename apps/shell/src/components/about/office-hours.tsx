import type { about } from '@vantedge/content-site';
import { clsx } from 'clsx';
import { fillTemplate, officeState, zoneTime } from '@vantedge/shared-ui';

type Hours = typeof about.hero.hours;
type Props = Hours & { now?: Date; dial: typeof about.hero.dial.hours };

/** Reserves two lines, so that the time does not shift what follows. */
const NOTE =
  'row-start-3 mt-0.5 min-h-[3em] max-w-[44ch] font-text text-small/normal text-on-night-2 normal-nums';

/** The hours of the three offices, with the local time at each. */
export function OfficeHours({ losAngeles, manila, cebu, now, dial }: Props) {
  const zone = dial.manila.timeZone;
  return (
    <dl
      className="office-hours col-span-full mt-stack grid gap-x-gutter gap-y-8 md:grid-cols-[4fr_5fr_4fr] xl:gap-x-[calc(var(--gutter)*2)]"
      data-live=""
    >
      <Office
        {...losAngeles}
        className="border-t-4 border-amber pt-5.5"
        zone={dial.losAngeles.timeZone}
        now={now}
      />
      <Office {...manila} className="border-t-4 border-on-night pt-5.5" zone={zone} now={now} />
      <Office {...cebu} className="border-t-[1.5px] border-on-night pt-[24.5px]" zone={zone} now={now} />
    </dl>
  );
}

type OfficeProps = Hours[keyof Hours] & { className: string; zone: string; now?: Date };

function Office({ value, label, className, now, ...office }: OfficeProps) {
  const note = [now ? present(office, now) : office.initial, office.text].filter(Boolean).join(' ');
  return (
    <div className={clsx(className, 'grid grid-rows-[auto_auto_1fr]')}>
      <dt className="row-start-2 mt-3 text-md/note font-medium">{label}</dt>
      <dd className="row-start-1 text-stat-lg/display tracking-stat">{value}</dd>
      <dd className={NOTE}>{note}</dd>
    </div>
  );
}

function present(
  { opening, zone, open, closed }: Pick<OfficeProps, 'opening' | 'zone' | 'open' | 'closed'>,
  now: Date,
) {
  const { time, day } = zoneTime(now, zone);
  const state = officeState(opening, zone, now);
  if (!state.open) return fillTemplate(closed, { time, day, next: state.day, from: state.from });
  return fillTemplate(open, { time, day, until: state.always ? '' : state.until });
}
