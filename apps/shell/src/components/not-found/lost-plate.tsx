import { meridianClock, type notFound } from '@vantedge/content-site';
import map from '../../assets/lost-plate.svg';
import { HeroCaption } from '../hero-caption.tsx';
import { LOST_HEIGHT, NEMO } from '../meridian/lost.ts';
import { across, down, LOST_PLATE } from '../meridian/plate.ts';

const { cebu, losAngeles } = meridianClock.cities;

/** The world map with a ring below its frame. The map is a cached file; the labels use the page's typeface. */
export function LostPlate({ label, lost, name, caption }: typeof notFound.plate) {
  return (
    <figure className="mt-[clamp(32px,3vw,44px)]">
      <div className="grid h-[clamp(360px,36vw,466px)] *:col-start-1 *:row-start-1 *:size-full *:min-h-0 max-md:-mx-edge">
        {/* Narrow screens show its right side, where the ring is. */}
        <img
          className="object-cover object-right-bottom"
          src={map}
          width={LOST_PLATE.width}
          height={LOST_HEIGHT}
          alt={label}
        />
        <svg
          className="fill-on-night text-[17px]/none font-medium md:text-[14px]"
          viewBox={`0 0 ${LOST_PLATE.width} ${LOST_HEIGHT}`}
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
        >
          <Name className="max-md:hidden" text={cebu.name} {...positionOf(cebu)} />
          <Name left text={losAngeles.name} {...positionOf(losAngeles)} />
          <Name text={lost} {...NEMO} />
        </svg>
      </div>
      <HeroCaption className="mt-4.5 *:mr-1" name={name}>
        {caption}
      </HeroCaption>
    </figure>
  );
}

interface NameProps {
  text: string;
  x: number;
  y: number;
  left?: boolean;
  className?: string;
}

/** A label next to its ring: to the left of Los Angeles, to the right of the others. */
function Name({ text, x, y, left, className }: NameProps) {
  return (
    <text className={className} x={x + (left ? -18 : 20)} y={y + 5} textAnchor={left ? 'end' : undefined}>
      {text}
    </text>
  );
}

function positionOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  return { x: Math.round(across(LOST_PLATE, longitude)), y: Math.round(down(LOST_PLATE, latitude)) };
}
