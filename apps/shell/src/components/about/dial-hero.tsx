import type { about } from '@vantedge/content-site';
import { ButtonRow, fillTemplate, HeroFrame, PageTitle, FigureCaption } from '@vantedge/shared-ui';
import { motionStopped, officeState, useNow, zoneTime } from '@vantedge/shared-ui/host';
import { animate } from '@vantedge/shared-ui/motion';
import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import { DialOffices } from './dial-offices.tsx';
import { ClockFace } from './clock-face.tsx';
import { dialReading, type DialReading } from './dial-reading.ts';

const TEXT = [
  'col-span-full pt-lead md:max-xl:grid md:max-xl:grid-cols-fill-auto',
  'md:max-xl:items-end md:max-xl:gap-x-16 xl:col-span-5 xl:row-start-1 xl:pt-lead',
].join(' ');

const TITLE = ['col-span-full text-h1/display tracking-tight md:tracking-stat', 'xl:text-h1'].join(' ');

/**
 * The hero of the about page: title, dial and office hours. Prerendered for a fixed time, then updated to the current
 * time.
 */
export function DialHero({ name, title, lead, actions, dial, hours }: typeof about.hero) {
  const now = useNow();
  const reading = dialReading(now ?? new Date(dial.initialTime), dial.hours);
  return (
    <HeroFrame variant="plain" sky="night" className="pt-[calc(64px+clamp(20px,2vw,32px))]">
      <div className="grid-12 xl:grid-rows-[1fr_auto_auto]">
        <div className={TEXT}>
          <PageTitle className={TITLE} name={name} variant="plain">
            {title}
          </PageTitle>
          <p className="mt-7 max-w-note text-lg/body text-on-night-2">{lead}</p>
          <ButtonRow className="mt-7 max-xl:flex-col" actions={actions} surface="dark" />
        </div>
        <DayDial {...dial} reading={reading} live={now !== undefined} />
        <OfficeHours {...hours} now={now} />
      </div>
    </HeroFrame>
  );
}

type Props = typeof about.hero.dial & { reading: DialReading; live: boolean };

const CAPTION =
  'col-span-full row-start-3 mt-6 min-h-11 max-xl:max-w-wide xl:col-span-4 xl:row-start-2 xl:mt-8';

/**
 * A 24-hour dial on a polar map, where longitude equals the hour. Daylight and hand rotate; map and hours stay in
 * place.
 */
function DayDial({ label, name, caption, cities, hours, reading, live }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  useClockAnimation(drawing, reading.hand, live);
  const { utc, losAngeles } = reading;
  const description = fillTemplate(label, { utc, opens: losAngeles.opens, closes: losAngeles.closes });
  return (
    <figure className="day-dial contents" data-hydrate="">
      <svg ref={drawing} viewBox="-336 -336 672 672" textAnchor="middle" role="img" aria-label={description}>
        <ClockFace {...reading} />
        <DialOffices {...reading} cities={cities} hours={hours} />
      </svg>
      {/* Reserves two lines, so that updating the time does not shift the layout. */}
      <FigureCaption className={CAPTION} title={name}>
        {live ? fillTemplate(caption.current, { utc }) : caption.initial}
      </FigureCaption>
    </figure>
  );
}

/** Duration of the sweep from the prerendered time to the current time, in seconds. */
const SWEEP_DURATION = 1.6;

/**
 * Sweeps the dial once, clockwise, from the prerendered to the current time. With reduced motion, the dial switches
 * without animation.
 */
function useClockAnimation(drawing: RefObject<SVGSVGElement | null>, hand: number, live: boolean): void {
  const served = useRef(hand);
  const isSwept = useRef(false);
  useEffect(() => {
    if (!live || isSwept.current) return;
    isSwept.current = true;
    if (motionStopped()) return;
    const ahead = (((hand - served.current) % 360) + 360) % 360;
    const parts = drawing.current!.querySelectorAll<SVGElement>('[data-rotates]');
    animate(
      parts,
      { rotate: [`${-ahead}deg`, '0deg'] },
      { duration: SWEEP_DURATION, ease: [0.2, 0.7, 0.2, 1] },
    );
  }, [drawing, hand, live]);
}

type Hours = typeof about.hero.hours;
type OfficeHoursProps = Hours & { now?: Date };

/** Reserves two lines, so that the time does not shift what follows. */
const NOTE = 'row-start-3 mt-0.5 min-h-[3em] max-w-note text-small/normal text-on-night-2';

/** The hours of both offices, with the local time at each. */
function OfficeHours({ losAngeles, cebu, now }: OfficeHoursProps) {
  return (
    <dl
      className="office-hours col-span-full mt-stack grid gap-x-gutter gap-y-8 2xs:grid-cols-2 xl:gap-x-gutter-2"
      data-hydrate=""
    >
      <Office {...losAngeles} className="border-t-4 border-amber pt-5.5" now={now} />
      <Office {...cebu} className="border-t-2 border-on-night pt-6" now={now} />
    </dl>
  );
}

type OfficeProps = Hours[keyof Hours] & { className: string; now?: Date };

function Office({ value, label, className, now, ...office }: OfficeProps) {
  const note = [now ? present(office, now) : office.initial, office.text].filter(Boolean).join(' ');
  return (
    <div className={clsx(className, 'grid grid-rows-2-auto-fill')}>
      <dt className="row-start-2 mt-3 text-md/note font-medium">{label}</dt>
      <dd className="figure row-start-1 text-4xl/display tracking-tight whitespace-nowrap md:text-stat-lg/display md:tracking-stat">
        {value}
      </dd>
      <dd className={NOTE}>{note}</dd>
    </div>
  );
}

function present(
  { opening, timeZone, open, closed }: Pick<OfficeProps, 'opening' | 'timeZone' | 'open' | 'closed'>,
  now: Date,
) {
  const { time, day } = zoneTime(now, timeZone);
  const state = officeState(opening, timeZone, now);
  if (!state.open) return fillTemplate(closed, { time, day, next: state.day, from: state.from });
  return fillTemplate(open, { time, day, until: state.always ? '' : state.until });
}
