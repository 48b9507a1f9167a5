import { percentOf } from '@vantedge/shared-ui';
import type { TimeProof, TimeRow } from '@vantedge/content-site';

/** Durations as bars on one scale, with labels. Solid is the minimum, tinted extends to the maximum. */
export function TimeRibbon({ caption, scale, inCells, length, rows }: Omit<TimeProof, 'kind'>) {
  return (
    <figure className={inCells ? 'time-ribbon time-ribbon--cells' : 'time-ribbon'}>
      <figcaption>{caption}</figcaption>
      <p className="tr-scale" aria-hidden="true">
        {scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <ol role="list">
        {rows.map((row) => (
          <li key={row.name}>
            {row.name} <span>{row.when}</span>
            <Bar row={row} length={length} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

function Bar({ row: { from, min, to }, length }: { row: TimeRow; length: number }) {
  if (from === undefined || to === undefined) return null;
  const share = (part: number) => percentOf(part, length);
  return (
    <svg aria-hidden="true">
      {min && <rect className="max" x={share(from)} width={share(to - from)} height="100%" />}
      <rect x={share(from)} width={share((min ?? to) - from)} height="100%" />
    </svg>
  );
}
