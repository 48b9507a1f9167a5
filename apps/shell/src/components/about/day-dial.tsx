import { fillTemplate } from '@vantedge/shared-ui';
import type { about } from '@vantedge/content-site';
import { useRef } from 'react';
import { DialOffices } from './dial-offices.tsx';
import { DialPlate } from './dial-plate.tsx';
import type { DialReading } from './dial-reading.ts';
import { useSweep } from './use-sweep.ts';

type Props = typeof about.hero.dial & { reading: DialReading; live: boolean };

/**
 * A 24-hour dial on a polar map, where longitude equals the hour. Daylight and hand rotate; map and hours stay in
 * place.
 */
export function DayDial({ label, name, caption, cities, hours, reading, live }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  useSweep(drawing, reading.hand, live);
  const { utc, losAngeles, manila } = reading;
  const description = fillTemplate(label, {
    utc,
    losAngelesOpens: losAngeles.opens,
    losAngelesCloses: losAngeles.closes,
    manilaOpens: manila.opens,
    manilaCloses: manila.closes,
  });
  return (
    <figure className="day-dial" data-live="">
      <svg ref={drawing} className="dd-map" viewBox="-336 -336 672 672" role="img" aria-label={description}>
        <DialPlate {...reading} />
        <DialOffices {...reading} cities={cities} hours={hours} />
      </svg>
      <figcaption>
        <b>{name}</b> {live ? fillTemplate(caption.current, { utc }) : caption.initial}
      </figcaption>
    </figure>
  );
}
