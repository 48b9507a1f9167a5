import { RangeBar } from '@vantedge/shared-ui';
import type { TimeProof, TimeRow } from '@vantedge/content-site';
import { clsx } from 'clsx';

type Props = Omit<TimeProof, 'kind'> & {
  /** In the right half of a wide card. */
  wide: boolean;
};

/** Durations as bars on one scale, with labels. Solid is the minimum, tinted extends to the maximum. */
export function TimeRibbon({ caption, scale, inCells, length, rows, wide }: Props) {
  return (
    <figure
      className={clsx(
        'time-ribbon mt-8 text-small/snug',
        inCells && 'time-ribbon--cells',
        wide && 'lg:col-[8/-1] lg:row-[2/span_2]',
      )}
    >
      <figcaption className="text-slate">{caption}</figcaption>
      <p
        className="mt-3.5 mb-1.5 flex justify-between text-2xs/none font-medium text-slate tabular-nums"
        aria-hidden="true"
      >
        {scale.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <ol className="relative" role="list">
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
  return (
    <svg aria-hidden="true">
      <RangeBar from={from} minEnd={min ?? to} to={to} length={length} />
    </svg>
  );
}
