import { clsx } from 'clsx';
import type { about } from '@vantedge/content-site';
import { avoidHand, type DialReading } from './dial-reading.ts';
import { arc, positionOf, radiusOf, RADIUS, spoke, tenth } from './polar-map.ts';

/** Distances from the pole: the ring of the office that never closes, the arcs of the two that do, and the labels. */
const RING_RADIUS = RADIUS + 41;
const ARC_RADIUS = RADIUS + 49;
const LABEL_RADIUS = RADIUS + 64;

/** Half the width of the longest label, and the minimum distance of labels from the hand, in degrees. */
const HALF_LABEL_DEGREES = 32;
const HAND_CLEARANCE_DEGREES = 30;

const ARC = 'arc fill-none';
const HAND = 'hand stroke-amber';

type Props = DialReading & Pick<typeof about.hero.dial, 'cities' | 'hours'>;

/** The three cities on the dial, their working hours, and the hand. */
export function DialOffices({ utc, hand, sunLatitude, losAngeles, manila, cities, hours }: Props) {
  const low = Math.cos((hand * Math.PI) / 180) < 0;
  return (
    <>
      <path
        className="stroke-on-night"
        strokeOpacity="0.5"
        d={[cities.losAngeles, cities.manila]
          .map(({ latitude, longitude }) => spoke(radiusOf(latitude) + 8, ARC_RADIUS, -longitude))
          .join('')}
      />
      <circle className="ring fill-none stroke-on-night" r={RING_RADIUS} />
      {/* A gap separates the ends where one office closes as the other opens. */}
      <path className={clsx(ARC, 'stroke-on-night')} d={arc(ARC_RADIUS, manila.from + 0.35, manila.to)} />
      <path
        className={clsx(ARC, 'stroke-amber')}
        d={arc(ARC_RADIUS, losAngeles.from, losAngeles.to - 0.35)}
      />
      <g data-rotates="" transform={`rotate(${tenth(hand)})`}>
        {/* The hand skips the ring of hours, whose labels it would cross eight times a day. */}
        <path className={HAND} d={`M0 0V${-RADIUS - 10}M0 ${-RADIUS - 36}V${-ARC_RADIUS - 9}`} />
        <circle className="sun fill-amber" cy={-tenth(radiusOf(sunLatitude))} r="5" />
      </g>
      <circle className={clsx(HAND, 'fill-night')} r="3" />
      <RingLabel id="dial-now" className="fill-amber" angle={hand} low={low} text={`${utc} UTC`} />
      <RingLabel
        id="dial-la"
        angle={avoidHand(hand, 119, HAND_CLEARANCE_DEGREES)}
        low
        text={cities.losAngeles.name}
        hours={span(hours.losAngeles)}
      />
      <RingLabel
        id="dial-mnl"
        angle={avoidHand(hand, 271, HAND_CLEARANCE_DEGREES)}
        low
        text={cities.manila.name}
        hours={span(hours.manila)}
      />
      <RingLabel
        id="dial-ceb"
        angle={avoidHand(hand, 15, HAND_CLEARANCE_DEGREES)}
        text={cities.cebu.name}
        hours={cities.cebu.hours}
      />
      <City {...cities.manila} x="12" y=".1em" small />
      <City {...cities.cebu} x="14" y=".92em" />
      <City {...cities.losAngeles} y="1.55em" />
    </>
  );
}

/** Formats hours as `08–17`. */
const span = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((hour) => String(hour).padStart(2, '0')).join('–');

interface RingLabelProps {
  id: string;
  className?: string;
  angle: number;
  /** Draws the text along the lower side, so that it is not upside down. */
  low?: boolean;
  text: string;
  hours?: string;
}

/** A label along the outer ring. */
function RingLabel({ id, className = 'fill-on-night', angle, low, text, hours }: RingLabelProps) {
  const path = low
    ? arc(LABEL_RADIUS + 9, angle + HALF_LABEL_DEGREES, angle - HALF_LABEL_DEGREES)
    : arc(LABEL_RADIUS, angle - HALF_LABEL_DEGREES, angle + HALF_LABEL_DEGREES);
  return (
    <>
      <path id={id} fill="none" d={path} />
      <text className={className}>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
          {hours && <tspan className="fill-on-night-2 font-normal"> {hours}</tspan>}
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
  small?: boolean;
}

function City({ name, x: start, y: down, small, ...coordinates }: CityProps) {
  const [x, y] = positionOf(coordinates).map(tenth) as [number, number];
  return (
    <g className="fill-on-night" transform={`translate(${x} ${y})`}>
      <circle className="fill-night stroke-on-night" fillOpacity="0.55" r={small ? 4 : 7} />
      <circle r={small ? 1.8 : 2.6} />
      <text className="city" x={start} y={down} textAnchor={start ? 'start' : undefined}>
        {name}
      </text>
    </g>
  );
}
