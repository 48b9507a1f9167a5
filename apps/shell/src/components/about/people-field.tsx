interface Props {
  /** Must be a multiple of 500. */
  count: number;
  label: string;
}

const BLOCK = 500;
const ROWS = 10;
const PITCH = 6;
const WIDTH = (BLOCK / ROWS) * PITCH;

const dots = Array.from({ length: ROWS }, (_, row) => `M3 ${row * PITCH + 3}h${WIDTH - PITCH + 0.01}`).join(
  '',
);

const DOTS = {
  className: 'fill-none stroke-ink',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeDasharray: '0 6',
} as const;

/** People as dots, in blocks of five hundred that wrap. */
export function PeopleField({ count, label }: Props) {
  return (
    <div className="grid pt-part pb-stack md:grid-cols-2 lg:grid-cols-4" role="img" aria-label={label}>
      {Array.from({ length: count / BLOCK }, (_, block) => (
        <svg
          key={block}
          className="h-auto w-full"
          viewBox={`0 0 ${WIDTH} ${ROWS * PITCH}`}
          aria-hidden="true"
        >
          <path {...DOTS} d={dots} />
        </svg>
      ))}
    </div>
  );
}
