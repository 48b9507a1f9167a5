import { meridianClock } from '@vantedge/content-site';
import { fillTemplate } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { PauseMotion } from '../pause-motion.tsx';
import map from '../../../assets/meridian-map.svg';
import { FRAME_HEIGHT } from '../../meridian/frames.ts';
import { HOME_PLATE } from '../../meridian/plate.ts';
import { OverlapBand } from '../../overlap-band.tsx';
import { OverlapMark, OverlapMarks } from '../../overlap-mark.tsx';
import { CityLabels } from './city-labels.tsx';
import type { HeroDay } from './hero-day.ts';
import { hourClass } from './hour-class.ts';
import { HourScale } from './hour-scale.tsx';
import { HourStrip } from './hour-strip.tsx';
import { LiveMap } from './live-map.tsx';

/** The map is a sprite sheet with a frame per hour; each image shows one. */
const FRAME = 'aspect-[1280/396] w-full object-cover';
const POSITION = ['object-[0_0]', 'object-[0_25%]', 'object-[0_50%]', 'object-[0_75%]', 'object-[0_100%]'];
/** Without motion there is nothing to pause. The date is on its own line, so that another one does not shift the layout. */
const CAPTION =
  'mt-5 flex flex-col items-start justify-between gap-2 text-small/body text-on-night-2 md:flex-row md:gap-6';
const NAME = 'font-display text-lg/none font-normal text-on-night italic';

/** The map at five hours of a day, the workday of both offices, and the selection of an hour. */
export function MeridianClock({ day }: { day: HeroDay }) {
  const { map: description, together, ahead, name, caption, date, pause } = meridianClock;
  const readings = day.now ? [...day.hours, day.now] : day.hours;
  return (
    <figure className="meridian-clock mt-[clamp(20px,1.4vw,40px)]">
      <div className="max-md:-mx-edge max-md:overflow-hidden">
        <div className="relative max-md:-ml-[68%] max-md:w-[205%]">
          <HourScale readings={readings} />
          <div className="mc-map by-hour grid print:[print-color-adjust:exact]">
            {day.now ? (
              <LiveMap day={day} label={description} />
            ) : (
              day.hours.map((_, hour) => (
                <img
                  key={hour}
                  className={clsx(`h${hour}`, FRAME, POSITION[hour])}
                  src={map}
                  width={HOME_PLATE.width}
                  height={FRAME_HEIGHT}
                  alt={hour ? '' : description}
                />
              ))
            )}
          </div>
          <CityLabels readings={readings} />
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
      <figcaption className={CAPTION}>
        <p className="max-w-[78ch]">
          <b className={NAME}>{name}</b> {caption}{' '}
          <span className="block">{fillTemplate(date, { date: day.date })}</span>
        </p>
        <PauseMotion label={pause} />
      </figcaption>
    </figure>
  );
}
