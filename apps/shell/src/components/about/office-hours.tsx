import type { about } from '@vantedge/content-site';
import { fillTemplate, officeState, zoneTime } from '@vantedge/shared-ui';

type Hours = typeof about.hero.hours;
type Props = Hours & { now?: Date; dial: typeof about.hero.dial.hours };

/** The hours of the three offices, with the local time at each. */
export function OfficeHours({ losAngeles, manila, cebu, now, dial }: Props) {
  const zone = dial.manila.timeZone;
  return (
    <dl className="office-hours" data-live="">
      <Office {...losAngeles} className="oh-sun" zone={dial.losAngeles.timeZone} now={now} />
      <Office {...manila} zone={zone} now={now} />
      <Office {...cebu} className="oh-thin" zone={zone} now={now} />
    </dl>
  );
}

type OfficeProps = Hours[keyof Hours] & { className?: string; zone: string; now?: Date };

function Office({ value, label, className, now, ...office }: OfficeProps) {
  const note = [now ? present(office, now) : office.initial, office.text].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="oh-note">{note}</dd>
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
