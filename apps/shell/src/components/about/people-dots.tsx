import { dashRows } from '@vantedge/shared-ui';

interface PeopleDotsProps {
  count: number;
  label: string;
}

const BLOCK = 500;

const ROWS = 10;

const PITCH = 6;

const WIDTH = (BLOCK / ROWS) * PITCH;

const grid = { columns: BLOCK / ROWS, pitch: PITCH, x: 3, y: 3 };

const DOTS = {
  className: 'fill-none stroke-ink',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeDasharray: '0 6',
} as const;

/** People as dots, in blocks of five hundred that wrap. */
export function PeopleDots({ count, label }: PeopleDotsProps) {
  return (
    <div
      className="grid grid-cols-2 pt-section-md pb-section-sm lg:grid-cols-4"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: Math.ceil(count / BLOCK) }, (_, block) => (
        <svg
          key={block}
          className="h-auto w-full"
          viewBox={`0 0 ${WIDTH} ${ROWS * PITCH}`}
          aria-hidden="true"
        >
          <path {...DOTS} d={dashRows({ ...grid, count: Math.min(BLOCK, count - block * BLOCK) })} />
        </svg>
      ))}
    </div>
  );
}
