import { meridianClock } from '@vantedge/content-site';
import { fillTemplate, PauseMotion } from '@vantedge/shared-ui';
import map from '../../../assets/meridian-map.svg';
import { FRAME_HEIGHT } from '../../meridian/frames.ts';
import { HOME_PLATE } from '../../meridian/plate.ts';
import { OverlapBand } from '../../overlap-band.tsx';
import { OverlapMark } from '../../overlap-mark.tsx';
import { CityLabels } from './city-labels.tsx';
import type { HeroDay } from './hero-day.ts';
import { hourClass } from './hour-class.ts';
import { HourScale } from './hour-scale.tsx';
import { HourStrip } from './hour-strip.tsx';
import { LiveMap } from './live-map.tsx';

/** The map at five hours of a day, the workday of both offices, and the selection of an hour. */
export function MeridianClock({ day }: { day: HeroDay }) {
  const { map: description, together, ahead, name, caption, date, pause } = meridianClock;
  const readings = day.now ? [...day.hours, day.now] : day.hours;
  return (
    <figure className="meridian-clock">
      <div className="mc-plate">
        <div className="mc-scroll">
          <HourScale readings={readings} />
          <div className="mc-map by-hour">
            {day.now ? (
              <LiveMap day={day} label={description} />
            ) : (
              day.hours.map((_, hour) => (
                <img
                  key={hour}
                  className={`h${hour}`}
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
        <span className="by-hour ob-marks">
          {readings.map(({ mark }, index) => (
            <OverlapMark key={index} className={hourClass(index)} at={mark} />
          ))}
        </span>
      </OverlapBand>
      <HourStrip hours={day.hours} now={day.now} />
      <figcaption>
        <p>
          <b>{name}</b> {caption} <span>{fillTemplate(date, { date: day.date })}</span>
        </p>
        <PauseMotion label={pause} />
      </figcaption>
    </figure>
  );
}
