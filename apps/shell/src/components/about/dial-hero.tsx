import type { about } from '@vantedge/content-site';
import { ButtonRow, FigureCaption, HeroFrame, LocalTime, PageTitle, TimeDrawing } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { ClockFace } from './clock-face.tsx';
import { DialOffices } from './dial-offices.tsx';
import { dialReading } from './dial-reading.ts';

const TEXT = [
  'col-span-full pt-lead md:max-xl:grid md:max-xl:grid-cols-fill-auto',
  'md:max-xl:items-end md:max-xl:gap-x-16 xl:col-span-5 xl:row-start-1 xl:pt-lead',
].join(' ');

const TITLE = ['col-span-full text-h1/display tracking-tight md:tracking-stat', 'xl:text-h1'].join(' ');

/** The hero of the about page: title, dial and office hours, at a fixed time without scripts. */
export const DialHero = ({ name, title, lead, actions, dial, hours }: typeof about.hero) => (
  <HeroFrame variant="plain" sky="night" className="pt-[calc(64px+clamp(20px,2vw,32px))]">
    <div className="grid-12 xl:grid-rows-[1fr_auto_auto]">
      <div className={TEXT}>
        <PageTitle className={TITLE} name={name} variant="plain">
          {title}
        </PageTitle>
        <p className="mt-7 max-w-note text-lg/body text-on-dark-2">{lead}</p>
        <ButtonRow className="mt-7 max-xl:flex-col" actions={actions} surface="dark" />
      </div>
      <DayDial {...dial} />
      <OfficeHours {...hours} />
    </div>
  </HeroFrame>
);

const CAPTION =
  'col-span-full row-start-3 mt-6 min-h-11 max-xl:max-w-wide xl:col-span-4 xl:row-start-2 xl:mt-8';

/**
 * A 24-hour dial on a polar map, where longitude equals the hour. Daylight, which is that of the fixed time's date, and hand turn with the
 * UTC day; map and hours stay in place.
 */
function DayDial({ label, name, caption, cities, hours, initialTime }: typeof about.hero.dial) {
  const reading = dialReading(new Date(initialTime), hours);
  return (
    <TimeDrawing zone={hours.losAngeles.timeZone}>
      <TimeDrawing zone="UTC">
        <figure className="day-dial contents">
          <svg viewBox="-336 -336 672 672" textAnchor="middle" role="img" aria-label={label}>
            <ClockFace {...reading} />
            <DialOffices {...reading} cities={cities} hours={hours} />
          </svg>
          {/* Reserves two lines, so that updating the time does not shift the layout. */}
          <FigureCaption className={CAPTION} title={name}>
            <LocalTime zone={hours.losAngeles.timeZone} text={caption.current}>
              {caption.initial}
            </LocalTime>
          </FigureCaption>
        </figure>
      </TimeDrawing>
    </TimeDrawing>
  );
}

type Hours = typeof about.hero.hours;

/** Reserves two lines, so that the time does not shift what follows. */
const NOTE = 'row-start-3 mt-0.5 min-h-[3em] max-w-note text-small/normal text-on-dark-2';

/** The hours of both offices, with the local time at each. */
const OfficeHours = ({ losAngeles, cebu }: Hours) => (
  <dl className="office-hours col-span-full mt-section-sm grid gap-x-gutter gap-y-8 2xs:grid-cols-2 xl:gap-x-gutter-2">
    <Office {...losAngeles} className="border-t-4 border-amber pt-5.5" />
    <Office {...cebu} className="border-t-2 border-on-dark pt-6" />
  </dl>
);

type OfficeProps = Hours[keyof Hours] & { className: string };

const Office = ({ value, label, className, timeZone, opening, open, closed, initial, text }: OfficeProps) => (
  <div className={clsx(className, 'grid grid-rows-2-auto-fill')}>
    <dt className="row-start-2 mt-3 text-md/note font-medium">{label}</dt>
    <dd className="figure row-start-1 text-4xl/display tracking-tight whitespace-nowrap md:text-stat-lg/display md:tracking-stat">
      {value}
    </dd>
    <dd className={NOTE}>
      <LocalTime zone={timeZone} opening={opening} whenOpen={open} whenClosed={closed}>
        {initial}
      </LocalTime>
      {text && ` ${text}`}
    </dd>
  </div>
);
