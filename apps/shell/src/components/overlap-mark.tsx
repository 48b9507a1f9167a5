import { percentOf } from '@vantedge/shared-ui';
interface Props {
  /** Share of the band's day, from 0 to 1. */
  at: number;
  /** Omits the upper mark, because Los Angeles does not work that day. */
  lowerOnly?: boolean;
  className?: string;
}

/** Marks an instant on the overlap band: a short line and a dot at each edge. */
export function OverlapMark({ at, lowerOnly = false, className }: Props) {
  const x = percentOf(at, 1);
  return (
    <svg className={`ob-mark${className ? ` ${className}` : ''}`}>
      <svg x={x} overflow="visible">
        {!lowerOnly && (
          <>
            <line y2="14" />
            <circle cy="6.5" r="3.5" />
          </>
        )}
        <svg y="100%" overflow="visible">
          <line y2="-14" />
          <circle cy="-6.5" r="3.5" />
        </svg>
      </svg>
    </svg>
  );
}
