import { overlap } from '@vantedge/content-site';
import { InlineStat, percentOf, ScaleTicks } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { everyThirdHour } from '../office-hours/day-now.ts';
import { OfficeName } from './office-name.tsx';

interface Props {
  /** Labels of the nine overlapping hours and the other fifteen. */
  together: string;
  ahead: string;
  /** Hour in Cebu City when Los Angeles opens: 0, or 23 during daylight saving time in Los Angeles. */
  cebuStart?: number;
  /** Text alternative of the drawing. */
  label?: string;
  /** Marks on the band. */
  children?: ReactNode;
}

/** Offices are beside their hours; on phones side by side above the band. */
const LOS_ANGELES = 'col-start-1 row-start-1 -mt-0.75 mb-1.5 md:row-span-2 md:row-start-1 md:mb-0';

const CEBU = [
  'col-start-2 row-start-1 -mt-0.75 self-start text-right',
  'md:col-start-1 md:row-span-2 md:row-start-2 md:mt-0 md:-mb-0.75 md:self-end md:text-left',
].join(' ');

const HOURS = 'col-span-full text-on-night-2 max-md:*:even:invisible md:col-start-2';
const DAY = 'relative col-span-full row-start-3 grid grid-cols-[9fr_15fr] md:col-start-2 md:row-start-2';
const SPAN =
  'border-b-3 border-on-night px-2.5 py-3 text-small/snug md:flex md:items-baseline md:gap-2 md:px-4 md:pb-2.5 md:text-md';

const STAT = 'max-md:mb-1 max-md:block md:text-6xl/none';

/**
 * One day from 08:00 to 08:00 in Los Angeles as a band, with the hours of Los Angeles above and those of Cebu City
 * below.
 */
export function OverlapBand({ together, ahead, cebuStart = 0, label, children }: Props) {
  const { losAngeles, cebu } = overlap;
  return (
    <>
      {label && <p className="sr-only">{label}</p>}
      <div className="mt-3.5 grid grid-cols-2 gap-y-2 md:label-cols-50 md:gap-y-1.75" aria-hidden="true">
        <OfficeName className={LOS_ANGELES} {...losAngeles} />
        <OfficeName className={CEBU} {...cebu} />
        <ScaleTicks className={clsx(HOURS, 'row-start-2 md:row-start-1')} labels={everyThirdHour(8)} />
        <div className={DAY}>
          <p className={clsx(SPAN, 'border-t-3 bg-night-4 max-md:pr-5.5 md:pt-2.25')}>
            <InlineStat className={clsx(STAT, 'text-amber')}>{overlap.together}</InlineStat> {together}
          </p>
          <p className={clsx(SPAN, 'border-t border-r border-t-night-line border-r-night-line md:pt-2.75')}>
            <InlineStat className={STAT}>{overlap.ahead}</InlineStat> {ahead}
          </p>
          {children}
        </div>
        <ScaleTicks
          className={clsx(HOURS, 'row-start-4 md:row-start-3')}
          labels={everyThirdHour(cebuStart)}
        />
      </div>
    </>
  );
}

interface OverlapMarkProps {
  /** Share of the band's day, from 0 to 1. */
  at: number;
  /** Omits the upper mark, because Los Angeles does not work that day. */
  lowerOnly?: boolean;
  className?: string;
}

/** Extends 5 px above and below the band. */
const AREA = 'absolute inset-x-0 -inset-y-1.25 h-[calc(100%+10px)] w-full overflow-visible';

/** Marks an instant on the overlap band: a short line and a dot at each edge. The inline loader moves the mark of the present. */
export function OverlapMark({ at, lowerOnly = false, className }: OverlapMarkProps) {
  const x = percentOf(at, 1);
  return (
    <svg className={clsx('overlap-mark', AREA, className)}>
      <svg x={x} overflow="visible" suppressHydrationWarning>
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
