import { LinkedText } from '../linked-text.tsx';

interface Rate {
  name: string;
  note: string;
  /** Whole dollars an hour; a rate without a maximum is not a range. */
  from: number;
  to?: number;
  ours?: boolean;
}

interface Props {
  caption: string;
  columns: { name: string; rate: string };
  unit: string;
  /** Dollars at the right end of the scale; a multiple of 20. */
  scale: number;
  rows: readonly Rate[];
  note: Parameters<typeof LinkedText>[0];
}

/** Hourly rates in a hero, one stroke per dollar on one scale. The table is the chart: each row draws its own rate. */
export function RateStrokes({ caption, columns, unit, scale, rows, note }: Props) {
  const ticks = Array.from({ length: scale / 20 + 1 }, (_, index) => index * 20);
  return (
    <div className="rate-strokes">
      <table role="table">
        <caption>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{columns.name}</span>
            </th>
            <td className="rs-drawing" aria-hidden="true">
              <ol>
                {ticks.map((tick) => (
                  <li key={tick}>${tick}</li>
                ))}
              </ol>
            </td>
            <th scope="col" role="columnheader">
              <span className="visually-hidden">{columns.rate}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, note: basis, from, to, ours }) => (
            <tr key={name} role="row" className={ours ? 'is-ours' : undefined}>
              <th scope="row" role="rowheader">
                {name} <span>{basis}</span>
              </th>
              <td className="rs-drawing" aria-hidden="true">
                <Strokes from={from} to={to} scale={scale} />
              </td>
              <td className="figure" role="cell">
                <sup className="pre">$</sup>
                {to ? `${from}–${to}` : from}
                <small>{unit}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rs-note">
        <LinkedText {...note} />
      </p>
    </div>
  );
}

/** Stretched to its cell: one dash and the gap after it are one dollar wide. */
function Strokes({ from, to, scale }: { from: number; to?: number; scale: number }) {
  return (
    <svg viewBox={`0 0 ${scale} 1`} preserveAspectRatio="none">
      <path className="rs-rest" d={`M${to ?? from} 1H${scale}`} />
      <path d={`M0 .5H${from}`} />
      {to && <path className="rs-range" d={`M${from} .5H${to}`} />}
    </svg>
  );
}
