import type { ServicesProof } from '@vantedge/content-site';

/** Table of services and their setup times. */
export function ServiceIndex({ columns, rows }: Omit<ServicesProof, 'kind'>) {
  return (
    <table className="mt-8">
      <thead>
        <tr className="text-left text-small/snug text-slate *:pb-2 *:font-normal *:last:text-right">
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="*:border-y *:border-line">
        {rows.map(({ name, note, value, unit }) => (
          <tr key={name}>
            <th className="pt-2.75 pr-4 pb-3 text-left leading-note font-medium" scope="row">
              {name} <span className="block text-small font-normal text-slate">{note}</span>
            </th>
            <td className="figure text-right text-5xl/none tracking-tight whitespace-nowrap">
              {value}{' '}
              <small className="font-text text-small leading-none tracking-normal text-slate">{unit}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
