import { meridianClock } from '@vantedge/content-site';
import { PauseMotion } from '@vantedge/shared-ui';
import map from '../../../assets/meridian-map.svg';
import { FRAME } from '../../meridian/frames.ts';
import { HOME_PLATE } from '../../meridian/plate.ts';
import { OverlapBand } from '../../overlap-band.tsx';
import { OverlapMark } from '../../overlap-mark.tsx';
import { CityLabels } from './city-labels.tsx';
import { HourScale } from './hour-scale.tsx';
import { HourStrip } from './hour-strip.tsx';
import { HERO_HOURS } from './hero-hours.ts';

/** The map at five hours of one day, that day in both offices below it, and the choice of an hour. */
export function MeridianClock() {
  const { map: description, together, ahead, name, caption, pause } = meridianClock;
  return (
    <figure className="meridian-clock">
      <div className="mc-plate">
        <div className="mc-scroll">
          <HourScale />
          <div className="mc-map by-hour">
            {HERO_HOURS.map((_, hour) => (
              <img
                key={hour}
                className={`h${hour}`}
                src={map}
                width={HOME_PLATE.width}
                height={FRAME}
                alt={hour ? '' : description}
              />
            ))}
          </div>
          <CityLabels />
        </div>
      </div>
      <OverlapBand together={together} ahead={ahead}>
        <span className="by-hour ob-marks">
          {HERO_HOURS.map(({ cebu }, hour) => (
            <OverlapMark key={hour} className={`h${hour}`} at={cebu.part} />
          ))}
        </span>
      </OverlapBand>
      <HourStrip />
      <figcaption>
        <p>
          <b>{name}</b> {caption}
        </p>
        <PauseMotion label={pause} />
      </figcaption>
    </figure>
  );
}
