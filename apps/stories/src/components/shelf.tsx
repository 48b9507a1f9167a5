import type { Department } from '@vantedge/shared-ui';

interface Props {
  departments: readonly { key: Department; name: string; seats: number }[];
}

/** Bands of a spine from the top, in percent of its height. */
const bands = [
  { tone: 'cloth', middle: 6, height: 12 },
  { tone: 'label', middle: 24.5, height: 21 },
  { tone: 'cloth', middle: 59.5, height: 45 },
  { tone: 'cloth', middle: 93.5, height: 13 },
];

/** One spine per seat, grouped by department above its count; two shelves on a phone. */
export function Shelf({ departments }: Props) {
  return (
    <ul className="shelf" role="list">
      {departments.map(({ key, name, seats }) => (
        <li key={key} className={key} data-seats={seats}>
          <svg viewBox={`0 0 ${seats} 100`} preserveAspectRatio="none" aria-hidden="true">
            {bands.map(({ tone, middle, height }) => (
              <path
                key={middle}
                className={tone}
                strokeWidth={height}
                strokeDasharray=".78 .22"
                d={`M.11 ${middle}h${seats - 0.22}`}
              />
            ))}
          </svg>
          <p>
            <b>{seats}</b> {name}
          </p>
        </li>
      ))}
    </ul>
  );
}
