import { percentOf } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  /** Share of the band's day, from 0 to 1. */
  at: number;
  /** Omits the upper mark, because Los Angeles does not work that day. */
  lowerOnly?: boolean;
  className?: string;
}

/** Extends 5 px above and below the band. */
const AREA = 'absolute inset-x-0 -inset-y-1.25 h-[calc(100%+10px)] w-full overflow-visible';

/** Marks an instant on the overlap band: a short line and a dot at each edge. */
export function OverlapMark({ at, lowerOnly = false, className }: Props) {
  const x = percentOf(at, 1);
  return (
    <svg className={clsx('overlap-mark', AREA, className)}>
      <svg x={x} overflow="visible">
        {!lowerOnly && <Mark y={14} />}
        <svg y="100%" overflow="visible">
          <Mark y={-14} />
        </svg>
      </svg>
    </svg>
  );
}

function Mark({ y }: { y: number }) {
  return (
    <>
      <line className="stroke-amber" y2={y} />
      <circle className="fill-amber" cy={(y / 14) * 6.5} r="3.5" />
    </>
  );
}

/** Several marks in one place; `className` shows one of them. */
export function OverlapMarks({ className, children }: { className: string; children: ReactNode }) {
  return <span className={clsx(className, AREA, '*:inset-0 *:h-full')}>{children}</span>;
}
