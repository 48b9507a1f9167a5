import { company } from '@vantedge/content-shared';
import { overlap } from '@vantedge/content-site';
import { InlineStat, ScaleTicks, TimeDrawing } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { OfficeName } from './office-name.tsx';

interface Props {
  /** Labels of the nine overlapping hours and the other fifteen. */
  together: string;
  ahead: string;
  /** Text alternative of the drawing. */
  label?: string;
}

/** Hour in Los Angeles at which the band starts. */
const BAND_STARTS = 8;

/** Hour in Cebu City when the band starts. */
const CEBU_STARTS = { standardTime: 0, daylightSavingTime: 23 };

/** Offices are beside their hours; on phones side by side above the band. */
const LOS_ANGELES = 'col-start-1 row-start-1 -mt-0.75 mb-1.5 md:row-span-2 md:row-start-1 md:mb-0';

const CEBU = [
  'col-start-2 row-start-1 -mt-0.75 self-start text-right',
  'md:col-start-1 md:row-span-2 md:row-start-2 md:mt-0 md:-mb-0.75 md:self-end md:text-left',
].join(' ');

const HOURS = 'col-span-full text-on-dark-2 max-md:*:even:invisible md:col-start-2';
const DAY = 'relative col-span-full row-start-3 grid grid-cols-[9fr_15fr] md:col-start-2 md:row-start-2';
const SPAN =
  'border-b-3 border-on-dark px-2.5 py-3 text-small/snug md:flex md:items-baseline md:gap-2 md:px-4 md:pb-2.5 md:text-md';

const STAT = 'max-md:mb-1 max-md:block md:text-6xl/none';

const CEBU_HOURS = clsx(HOURS, 'row-start-4 md:row-start-3');

/**
 * One day from 08:00 to 08:00 in Los Angeles as a band, with the hours of Los Angeles above, those of Cebu City below, and a mark at the
 * present.
 */
export function OverlapBand({ together, ahead, label }: Props) {
  const { losAngeles, cebu } = overlap;
  return (
    <TimeDrawing zone={company.offices[0].timeZone} dayStarts={BAND_STARTS}>
      {label && <p className="sr-only">{label}</p>}
      <div className="mt-3.5 grid grid-cols-2 gap-y-2 md:label-cols-50 md:gap-y-1.75" aria-hidden="true">
        <OfficeName className={LOS_ANGELES} {...losAngeles} />
        <OfficeName className={CEBU} {...cebu} />
        <ScaleTicks
          className={clsx(HOURS, 'row-start-2 md:row-start-1')}
          labels={threeHourTicks(BAND_STARTS)}
        />
        <div className={DAY}>
          <p className={clsx(SPAN, 'border-t-3 bg-surface-dark-4 max-md:pr-5.5 md:pt-2.25')}>
            <InlineStat className={clsx(STAT, 'text-amber')}>{overlap.together}</InlineStat> {together}
          </p>
          <p
            className={clsx(
              SPAN,
              'border-t border-r border-t-surface-dark-line border-r-surface-dark-line md:pt-2.75',
            )}
          >
            <InlineStat className={STAT}>{overlap.ahead}</InlineStat> {ahead}
          </p>
          <PresentMark />
        </div>
        <ScaleTicks
          className={clsx(CEBU_HOURS, 'opacity-[calc(1-var(--daylight,0))]')}
          labels={threeHourTicks(CEBU_STARTS.standardTime)}
        />
        <ScaleTicks
          className={clsx(CEBU_HOURS, 'opacity-(--daylight,0)')}
          labels={threeHourTicks(CEBU_STARTS.daylightSavingTime)}
        />
      </div>
    </TimeDrawing>
  );
}

/** Returns every third hour of a day, in two digits. A day that starts at midnight ends at 24. */
const threeHourTicks = (from: number) =>
  Array.from({ length: 9 }, (_, step) => {
    const hour = from + step * 3;
    return String(hour > 24 ? hour - 24 : hour).padStart(2, '0');
  });

/** Extends 5 px above and below the band. */
const AREA = 'absolute inset-x-0 -inset-y-1.25 h-[calc(100%+10px)] w-full overflow-visible';

/** Marks the present on the band: a short line and a dot at each edge, the upper one if Los Angeles works that day. */
const PresentMark = () => (
  <svg className={AREA}>
    <g className="translate-x-[calc(var(--day,0)*100%)]">
      <g className="opacity-(--workday,0)">
        <Mark y={14} />
      </g>
      <svg className="opacity-(--live,0)" y="100%" overflow="visible">
        <Mark y={-14} />
      </svg>
    </g>
  </svg>
);

function Mark({ y }: { y: number }) {
  return (
    <>
      <line className="stroke-amber" y2={y} />
      <circle className="fill-amber" cy={(y / 14) * 6.5} r="3.5" />
    </>
  );
}
