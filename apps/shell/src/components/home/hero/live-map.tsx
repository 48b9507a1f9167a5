import map from '../../../assets/meridian-map.svg';
import { daySky, skyPush } from '../../meridian/day-sky.ts';
import { FRAME_HEIGHT, SCALE_HEIGHT } from '../../meridian/frames.ts';
import { HOME_PLATE as plate } from '../../meridian/plate.ts';
import { sunAt } from '../../meridian/sun.ts';
import type { HeroDay } from './hero-day.ts';
import { hourClass } from './hour-class.ts';

interface Props {
  day: HeroDay;
  /** Text alternative of the map. */
  label: string;
}

const { width, height } = plate;
/** Offsets of a sky: its position, and one full rotation to either side. */
const MAP_OFFSETS = [-width, 0, width];

/** The colors of the prerendered map. */
const SUN = '#f0a63b';
const RULE = { fill: 'none', stroke: '#a9bdc0', strokeOpacity: 0.5 };
const NIGHT = 'print:[fill-opacity:1] forced-colors:[fill-opacity:1]';

/**
 * The map with today's sky, at the five hours and now. It reuses the land of the prerendered map, which is already
 * loaded.
 */
export function LiveMap({ day: { hours, now }, label }: Props) {
  const sun = sunAt(hours[0]!.at);
  const sky = daySky(sun);
  return (
    <>
      <svg className="mc-sky absolute size-0" aria-hidden="true">
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
        <rect className={NIGHT} fill="#071820" fillOpacity=".72" width={width} height={height} />
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
