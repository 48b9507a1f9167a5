import type { ServicesProof } from '@vantedge/content-site';

/** Table of services and their setup times. */
export function ServiceIndex({ columns, rows }: Omit<ServicesProof, 'kind'>) {
  return (
    <table className="service-index">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, value, unit }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span>{note}</span>
            </th>
            <td className="figure">
              {value} <small>{unit}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
