import { meridianClock, type notFound } from '@vantedge/content-site';
import map from '../../assets/lost-plate.svg';
import { LOST_HEIGHT, NEMO } from '../meridian/lost.ts';
import { across, down, LOST_PLATE } from '../meridian/plate.ts';

const { cebu, losAngeles } = meridianClock.cities;

/** The world map with a ring below its frame. The map is a cached file; the labels use the page's typeface. */
export function LostPlate({ label, lost, name, caption }: typeof notFound.plate) {
  return (
    <figure className="lost-plate">
      <div className="lp-map">
        <img src={map} width={LOST_PLATE.width} height={LOST_HEIGHT} alt={label} />
        <svg
          viewBox={`0 0 ${LOST_PLATE.width} ${LOST_HEIGHT}`}
          preserveAspectRatio="xMaxYMax slice"
          aria-hidden="true"
        >
          <Name className="lp-east" text={cebu.name} {...positionOf(cebu)} />
          <Name className="lp-west" text={losAngeles.name} {...positionOf(losAngeles)} />
          <Name className="lp-lost" text={lost} {...NEMO} />
        </svg>
      </div>
      <figcaption>
        <b>{name}</b> {caption}
      </figcaption>
    </figure>
  );
}

/** A label next to its ring: to the left of Los Angeles, to the right of the others. */
function Name({ className, text, x, y }: { className: string; text: string; x: number; y: number }) {
  const aside = className === 'lp-west' ? -18 : 20;
  return (
    <text className={className} x={x + aside} y={y + 5}>
      {text}
    </text>
  );
}

function positionOf({ longitude, latitude }: { longitude: number; latitude: number }) {
  return { x: Math.round(across(LOST_PLATE, longitude)), y: Math.round(down(LOST_PLATE, latitude)) };
}
