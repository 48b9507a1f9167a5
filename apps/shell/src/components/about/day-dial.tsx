import { fillTemplate } from '@vantedge/shared-ui';
import type { about } from '@vantedge/content-site';
import { useRef } from 'react';
import { HeroCaption } from '../hero-caption.tsx';
import { DialOffices } from './dial-offices.tsx';
import { DialPlate } from './dial-plate.tsx';
import type { DialReading } from './dial-reading.ts';
import { useSweep } from './use-sweep.ts';

type Props = typeof about.hero.dial & { reading: DialReading; live: boolean };

const CAPTION =
  'col-span-full row-start-3 mt-6 min-h-11 max-xl:max-w-[70ch] xl:col-span-4 xl:row-start-2 xl:mt-8';

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
    <figure className="day-dial contents" data-live="">
      <svg ref={drawing} viewBox="-336 -336 672 672" textAnchor="middle" role="img" aria-label={description}>
        <DialPlate {...reading} />
        <DialOffices {...reading} cities={cities} hours={hours} />
      </svg>
      {/* Reserves two lines, so that updating the time does not shift the layout. */}
      <HeroCaption className={CAPTION} name={name}>
        {live ? fillTemplate(caption.current, { utc }) : caption.initial}
      </HeroCaption>
    </figure>
  );
}
