import { worldClock } from '@vantedge/content-site';
import { fillTemplate } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import map from '../../../assets/world-map.svg';
import { halfHourAt } from '../../../office-hours/day-now.ts';
import { daySky, servedSuns, skyPush, solarScale } from '../../world-clock/day-sky.ts';
import { FRAME_HEIGHT, HOME_MAP, SCALE_HEIGHT } from '../../world-clock/map-projection.ts';
import { sunAt } from '../../world-clock/sun.ts';
import { OverlapBand, OverlapMark, OverlapMarks } from '../../overlap-band.tsx';
import { PauseMotion } from '../pause-motion.tsx';
import { HandoverLog } from './handover-log.tsx';
import { type HeroDay, hourClass, type HourReading, PRESENT } from './hero-day.ts';
import { dayAndTime, HourStrip, LiveTime } from './hour-stage.tsx';

/** Without motion there is nothing to pause. The date is on its own line, so that another one does not shift the layout. */
const CAPTION =
  'mt-5 flex flex-col items-start justify-between gap-2 text-small/body text-on-night-2 md:flex-row md:gap-6';

const NAME = 'font-display text-lg/none font-normal text-on-night italic';

/** The map at five hours of a day, the workday of both offices, and the selection of an hour. */
export function WorldClock({ day }: { day: HeroDay }) {
  const { map: description, together, ahead, name, caption, date, pause } = worldClock;
  const readings = [...day.hours, day.now ?? PRESENT];
  return (
    <figure className="world-clock mt-lead">
      <div className="max-md:-mx-edge max-md:overflow-hidden">
        <div className="relative max-md:-ml-[68%] max-md:w-[205%]">
          <HourScale day={day} />
          <div className="world-map by-hour grid print:[print-color-adjust:exact]">
            {day.now ? (
              <LiveMap day={day} label={description} />
            ) : (
              // The fragment chooses a half hour of the drawing. The inline loader sets that of the present.
              readings.map(({ at }, index) => (
                <img
                  key={index}
                  className={clsx(hourClass(index), 'h-auto w-full')}
                  src={`${map}#h${halfHourAt(at)}`}
                  width={HOME_MAP.width}
                  height={FRAME_HEIGHT}
                  alt={description}
                  suppressHydrationWarning
                />
              ))
            )}
          </div>
          <StopName readings={readings} />
          <CityLabels day={day} />
        </div>
      </div>
      <OverlapBand together={together} ahead={ahead} cebuStart={day.cebuStart}>
        <OverlapMarks className="by-hour">
          {readings.map(({ mark }, index) => (
            <OverlapMark key={index} className={hourClass(index)} at={mark} />
          ))}
        </OverlapMarks>
      </OverlapBand>
      <HourStrip hours={day.hours} now={day.now} />
      <HandoverLog day={day} />
      <figcaption className={CAPTION}>
        <p className="max-w-wide">
          <b className={NAME}>{name}</b> {caption}{' '}
          <span className="block">{fillTemplate(date, { date: day.date })}</span>
        </p>
        <PauseMotion label={pause} />
      </figcaption>
    </figure>
  );
}

interface LiveMapProps {
  day: HeroDay;
  /** Text alternative of the map. */
  label: string;
}

const { width, height } = HOME_MAP;
/** Offsets of a sky: its position, and one full rotation to either side. */
const MAP_OFFSETS = [-width, 0, width];

/** The colors of the prerendered map. */
const SUN = '#f0a63b';

const RULE = { fill: 'none', stroke: '#a9bdc0', strokeOpacity: 0.5 };

/**
 * The map with today's sky, at the five hours and now. It reuses the land of the prerendered map, which is already
 * loaded.
 */
function LiveMap({ day: { hours, now }, label }: LiveMapProps) {
  const sun = sunAt(hours[0]!.at);
  const sky = daySky(sun);
  return (
    <>
      <svg className="world-sky absolute size-0" aria-hidden="true">
        <defs>
          {sky.tones.map(({ name, path }) => (
            <path key={name} id={`sky-${name}`} d={path} />
          ))}
          <g id="sky-tones">
            {sky.tones.map(({ name, tone }) => (
              <g key={name} fill={tone}>
                {MAP_OFFSETS.map((offset) => (
                  <use key={offset} href={`#sky-${name}`} x={offset} />
                ))}
              </g>
            ))}
          </g>
          <g id="sky-lines" fill="none" stroke={SUN} strokeOpacity=".75">
            {MAP_OFFSETS.map((offset) => (
              <g key={offset} transform={`translate(${offset})`}>
                <path d={sky.terminator} />
                <path strokeOpacity=".35" strokeDasharray="2 5" d={`M${sky.noon} 0V${height}`} />
              </g>
            ))}
          </g>
          <g id="sky-ticks">
            <path {...RULE} d={sky.ticks} />
            {MAP_OFFSETS.map((offset) => (
              <circle key={offset} fill={SUN} cx={sky.noon + offset} cy={SCALE_HEIGHT} r="5" />
            ))}
          </g>
        </defs>
      </svg>
      {[...hours, ...(now ? [now] : [])].map(({ at }, index) => (
        <Frame key={index} name={hourClass(index)} push={skyPush(sun, sunAt(at))} label={label} />
      ))}
    </>
  );
}

/** The map at one hour: shifted sky, dark and lit land, and the lines of the day. */
function Frame({ name, push, label }: { name: string; push: number; label: string }) {
  return (
    <svg className={`${name} w-full`} viewBox={`0 0 ${width} ${FRAME_HEIGHT}`} role="img" aria-label={label}>
      <clipPath id={`lit-${name}`}>
        {MAP_OFFSETS.map((offset) => (
          <use key={offset} href="#sky-day" x={push + offset} />
        ))}
      </clipPath>
      <svg width={width} height={SCALE_HEIGHT + 6}>
        <use href="#sky-ticks" x={push} />
      </svg>
      <svg y={SCALE_HEIGHT} width={width} height={height}>
        <rect fill="#071820" fillOpacity=".72" width={width} height={height} />
        <use href="#sky-tones" x={push} />
        <use href={`${map}#graticule`} />
        <use href={`${map}#dim`} />
        <g clipPath={`url(#lit-${name})`}>
          <use href={`${map}#lit`} />
        </g>
        <use href="#sky-lines" x={push} />
        <use href={`${map}#cities`} />
      </svg>
      <path {...RULE} d={`M0 ${SCALE_HEIGHT}H${width}M0 ${FRAME_HEIGHT - 0.5}H${width}`} />
    </svg>
  );
}

/** Labels of the solar time scale above the map. The marks are part of the map. */
function HourScale({ day: { hours, now } }: { day: HeroDay }) {
  return (
    <svg className="hour-scale by-hour" viewBox={`0 0 ${width} 24`} textAnchor="middle" aria-hidden="true">
      {hours.map(({ at }, index) => (
        <ScaleLabels key={index} className={hourClass(index)} marks={solarScale(HOME_MAP, sunAt(at))} />
      ))}
      {now ? (
        <ScaleLabels className="now" marks={solarScale(HOME_MAP, sunAt(now.at))} />
      ) : (
        <svg className="now" width={width} height="24">
          <g suppressHydrationWarning>
            <ScaleLabels marks={SERVED_DAY_SCALE} />
          </g>
        </svg>
      )}
    </svg>
  );
}

/** From 00:00 UTC on, for a day: the inline loader moves the labels as far as the sky. */
const SERVED_DAY_SCALE = solarScale({ ...HOME_MAP, width: 2 * HOME_MAP.width }, servedSuns[0]!);

function ScaleLabels({ className, marks }: { className?: string; marks: ReturnType<typeof solarScale> }) {
  const start = marks[0]!.x;
  // Positions relative to the first label are the same at every hour, so compression removes them.
  return (
    <g className={className} transform={`translate(${start} 18)`}>
      {marks.map(({ x, label }) => (
        <text key={x} x={Math.round(x - start)}>
          {label}
        </text>
      ))}
    </g>
  );
}

/** The name of the stop that the map shows. Hidden from screen readers, like the labels of the cities. */
function StopName({ readings }: { readings: readonly HourReading[] }) {
  return (
    <p className="stop-name by-hour font-display text-on-night italic" aria-hidden="true">
      {readings.map(({ name }, index) => (
        <span key={name} className={hourClass(index)}>
          {name}
        </span>
      ))}
    </p>
  );
}

const { cities } = worldClock;

/** City names and local times on the map. Hidden from screen readers, which read the same in the hour strip. */
function CityLabels({ day: { hours, now } }: { day: HeroDay }) {
  return (
    <ul
      className="city-labels text-xs/tight whitespace-nowrap text-amber tabular-nums lg:text-small/tight"
      aria-hidden="true"
    >
      <City of="manila" times={hours.map(({ cebu }) => cebu.time)} now={now?.cebu.time} />
      <City of="cebu" times={hours.map(({ cebu }) => dayAndTime(cebu))} now={now && dayAndTime(now.cebu)} />
      <City
        of="losAngeles"
        times={hours.map(({ losAngeles }) => dayAndTime(losAngeles))}
        now={now && dayAndTime(now.losAngeles)}
      />
    </ul>
  );
}

interface CityProps {
  of: keyof typeof cities;
  /** At the five hours. */
  times: readonly string[];
  now: string | undefined;
}

function City({ of, times, now }: CityProps) {
  return (
    <li className={`city-${of}`}>
      <b>{cities[of].name}</b>{' '}
      <span className="by-hour">
        {times.map((time, index) => (
          <span key={index} className={hourClass(index)}>
            {time}
          </span>
        ))}
        <span className="now">
          <LiveTime of={of} time={now} />
        </span>
      </span>
    </li>
  );
}
