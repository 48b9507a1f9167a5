import { officeStatus } from '@vantedge/content-shared';
import { OfficeStatus, type Opening } from '@vantedge/shared-ui';

interface Office {
  id: string;
  city: string;
  hours: string;
  opening: Opening;
  timeZone: string;
}

interface Props {
  caption: string;
  columns: { clock: string; from: string; to: string };
  clocks: readonly { clock: string; from: string; to: string }[];
  title: string;
  offices: readonly Office[];
}

/** The same working hours in three time zones; below, whether each office is open now. */
export function OfficeClocks({ caption, columns, clocks, title, offices }: Props) {
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
      <ul className="office-states" role="list">
        {offices.map((office) => (
          <li key={office.id}>
            <b>{office.city}</b> <span>{office.hours}</span>{' '}
            <span className="office-now">
              <OfficeStatus {...office} labels={officeStatus} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
