import { officeState, type Opening, useNow } from '@vantedge/shared-ui';

interface Office {
  id: string;
  city: string;
  hours: string;
  opening: Opening;
  timeZone: string;
}

type Labels = Readonly<Record<'open' | 'until' | 'always' | 'closed' | 'opens' | 'timeZoneNote', string>>;

interface Props {
  caption: string;
  columns: { clock: string; from: string; to: string };
  clocks: readonly { clock: string; from: string; to: string }[];
  title: string;
  labels: Labels;
  offices: readonly Office[];
}

/** The same working hours in three time zones; below, whether each office is open now. */
export function OfficeClocks({ caption, columns, clocks, title, labels, offices }: Props) {
  const now = useNow();
  return (
    <div className="office-clocks">
      <table className="hours-lines">
        <caption>{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{columns.clock}</th>
            <th scope="col">{columns.from}</th>
            <th scope="col">{columns.to}</th>
          </tr>
        </thead>
        <tbody>
          {clocks.map(({ clock, from, to }) => (
            <tr key={clock}>
              <th scope="row">{clock}</th>
              <td>{from}</td>
              <td>{to}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{title}</h3>
      <ul className="office-states" role="list" data-live="">
        {offices.map((office) => (
          <li key={office.id}>
            <b>{office.city}</b> <span>{office.hours}</span>{' '}
            <OfficeNow {...office} now={now} labels={labels} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Before hydration it shows only the time zone, not whether the office is open. */
function OfficeNow({ city, opening, timeZone, now, labels }: Office & { now?: Date; labels: Labels }) {
  if (!now) return <span className="office-now">{labels.timeZoneNote.replace('{city}', city)}</span>;
  const state = officeState(opening, timeZone, now);
  return (
    <span className="office-now" data-open={state.open || undefined}>
      <b>{state.open ? labels.open : labels.closed}</b>{' '}
      {!state.open
        ? labels.opens.replace('{day}', state.day).replace('{time}', state.from)
        : state.always
          ? labels.always
          : labels.until.replace('{time}', state.until)}
    </span>
  );
}
