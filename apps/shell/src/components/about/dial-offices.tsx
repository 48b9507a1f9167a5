import type { about } from '@vantedge/content-site';
import { clearOf, type DialReading } from './dial-reading.ts';
import { arc, placeOf, radiusOf, RADIUS, spoke, tenth } from './polar-map.ts';

/** Distances from the pole: the ring that never closes, the arcs of the two that do, and the words beyond them. */
const RING = RADIUS + 41;
const ARC = RADIUS + 49;
const WORDS = RADIUS + 64;

/** Half of the longest word on the ring, and how far the hand keeps the others off, in degrees. */
const SPAN = 32;
const REACH = 30;

type Props = DialReading & Pick<typeof about.hero.dial, 'cities' | 'hours'>;

/** Three cities on the dial: where they are, and when they work; over them the hand. */
export function DialOffices({ utc, hand, sunLatitude, losAngeles, manila, cities, hours }: Props) {
  const low = Math.cos((hand * Math.PI) / 180) < 0;
  return (
    <>
      <path
        className="dd-meridian"
        d={[cities.losAngeles, cities.manila]
          .map(({ latitude, longitude }) => spoke(radiusOf(latitude) + 8, ARC, -longitude))
          .join('')}
      />
      <circle className="dd-cebu" r={RING} />
      {/* Their ends stay apart where one closes as the other opens. */}
      <path className="dd-manila" d={arc(ARC, manila.from + 0.35, manila.to)} />
      <path className="dd-office" d={arc(ARC, losAngeles.from, losAngeles.to - 0.35)} />
      <g className="dd-turns" transform={`rotate(${tenth(hand)})`}>
        {/* It leaves out the ring of hours, one of which it points at eight times a day. */}
        <path className="dd-hand" d={`M0 0V${-RADIUS - 10}M0 ${-RADIUS - 36}V${-ARC - 9}`} />
        <circle className="dd-sun" cy={-tenth(radiusOf(sunLatitude))} r="5" />
      </g>
      <circle className="dd-pole" r="3" />
      <Word id="dial-now" className="dd-now" angle={hand} low={low} text={`${utc} UTC`} />
      <Word
        id="dial-la"
        angle={clearOf(hand, 119, REACH)}
        low
        text={cities.losAngeles.name}
        hours={span(hours.losAngeles)}
      />
      <Word
        id="dial-mnl"
        angle={clearOf(hand, 271, REACH)}
        low
        text={cities.manila.name}
        hours={span(hours.manila)}
      />
      <Word
        id="dial-ceb"
        angle={clearOf(hand, 15, REACH)}
        text={cities.cebu.name}
        hours={cities.cebu.hours}
      />
      <City {...cities.manila} className="dd-east" small />
      <City {...cities.cebu} className="dd-east" />
      <City {...cities.losAngeles} className="dd-below" />
    </>
  );
}

/** Hours of a day, as `08–17`. */
const span = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((hour) => String(hour).padStart(2, '0')).join('–');

interface WordProps {
  id: string;
  className?: string;
  angle: number;
  /** Set from below, so that it is not upside down. */
  low?: boolean;
  text: string;
  hours?: string;
}

/** A word along the outer ring. */
function Word({ id, className = 'dd-word', angle, low, text, hours }: WordProps) {
  const path = low ? arc(WORDS + 9, angle + SPAN, angle - SPAN) : arc(WORDS, angle - SPAN, angle + SPAN);
  return (
    <>
      <path id={id} fill="none" d={path} />
      <text className={className}>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
          {hours && <tspan> {hours}</tspan>}
        </textPath>
      </text>
    </>
  );
}

interface CityProps {
  name: string;
  latitude: number;
  longitude: number;
  className: string;
  small?: boolean;
}

function City({ name, className, small, ...place }: CityProps) {
  const [x, y] = placeOf(place).map(tenth) as [number, number];
  return (
    <g className="dd-city" transform={`translate(${x} ${y})`}>
      <circle className="dd-circle" r={small ? 4 : 7} />
      <circle className="dd-point" r={small ? 1.8 : 2.6} />
      <text className={small ? `${className} is-small` : className}>{name}</text>
    </g>
  );
}
