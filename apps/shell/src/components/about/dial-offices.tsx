import { clsx } from 'clsx';
import type { about } from '@vantedge/content-site';
import { clockTime } from '@vantedge/shared-ui';
import type { DialReading } from './dial-reading.ts';
import {
  arc,
  projectPosition,
  latitudeToRadius,
  RADIUS,
  radialLine,
  roundToTenth,
  turned,
} from './polar-map.ts';

/** Distances from the pole: the ring of the office that never closes, the arc of the one that does, and the labels. */
const RING_RADIUS = RADIUS + 41;
const ARC_RADIUS = RADIUS + 49;
const LABEL_RADIUS = RADIUS + 64;

/** Half the width of the longest label, in degrees. */
const HALF_LABEL_DEGREES = 32;

const HAND = 'hand stroke-amber';

type Props = DialReading & Pick<typeof about.hero.dial, 'cities' | 'hours'>;

/** Both cities on the dial, their office hours, and the hand. */
export function DialOffices({ day, sunLatitude, losAngeles, cities, hours }: Props) {
  const { latitude, longitude } = cities.losAngeles;
  return (
    <>
      <path
        className="stroke-on-dark"
        strokeOpacity="0.5"
        d={radialLine(latitudeToRadius(latitude) + 8, ARC_RADIUS, -longitude)}
      />
      <circle className="ring fill-none stroke-on-dark" r={RING_RADIUS} />
      <path
        className="arc rotate-[calc(var(--daylight,0)*-15deg)] fill-none stroke-amber"
        d={arc(ARC_RADIUS, losAngeles.from, losAngeles.to)}
      />
      <g {...turned(day)}>
        <path className={HAND} d={`M0 0V${-ARC_RADIUS}`} />
        <circle className="sun fill-amber" cy={-roundToTenth(latitudeToRadius(sunLatitude))} r="5" />
      </g>
      <circle className={clsx(HAND, 'fill-surface-dark')} r="3" />
      <RingLabel
        id="dial-la"
        angle={119}
        low
        text={cities.losAngeles.name}
        hours={[hours.losAngeles.from, hours.losAngeles.to].map((hour) => clockTime(hour * 60)).join('–')}
      />
      <RingLabel id="dial-ceb" angle={15} text={cities.cebu.name} hours={cities.cebu.hours} />
      <City {...cities.cebu} x="14" y=".92em" />
      <City {...cities.losAngeles} y="1.55em" />
    </>
  );
}

interface RingLabelProps {
  id: string;
  angle: number;
  /** Draws the text along the lower side, so that it is not upside down. */
  low?: boolean;
  text: string;
  hours: string;
}

/** A label along the outer ring. */
function RingLabel({ id, angle, low, text, hours }: RingLabelProps) {
  const path = low
    ? arc(LABEL_RADIUS + 9, angle + HALF_LABEL_DEGREES, angle - HALF_LABEL_DEGREES)
    : arc(LABEL_RADIUS, angle - HALF_LABEL_DEGREES, angle + HALF_LABEL_DEGREES);
  return (
    <>
      <path id={id} fill="none" d={path} />
      <text className="fill-on-dark">
        <textPath href={`#${id}`} startOffset="50%">
          {text}
          {/* On phones the hours would not fit beside the map; they are below it, too. */}
          <tspan className="fill-on-dark-2 font-normal max-md:hidden"> {hours}</tspan>
        </textPath>
      </text>
    </>
  );
}

interface CityProps {
  name: string;
  latitude: number;
  longitude: number;
  /** Position of the label; with an `x`, it starts there. */
  x?: string;
  y: string;
}

function City({ name, x: start, y: down, ...coordinates }: CityProps) {
  const [x, y] = projectPosition(coordinates).map(roundToTenth) as [number, number];
  return (
    <g className="fill-on-dark" transform={`translate(${x} ${y})`}>
      <circle className="fill-surface-dark stroke-on-dark" fillOpacity="0.55" r="7" />
      <circle r="2.6" />
      <text className="city" x={start} y={down} textAnchor={start ? 'start' : undefined}>
        {name}
      </text>
    </g>
  );
}
