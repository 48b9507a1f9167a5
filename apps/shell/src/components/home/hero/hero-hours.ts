import { meridianClock } from '@vantedge/content-site';
import { cityTime } from '../../meridian/city-time.ts';
import { HOME_PLATE } from '../../meridian/plate.ts';
import { solarScale } from '../../meridian/solar-scale.ts';
import { sunAt } from '../../meridian/sun.ts';

const { hours, cities } = meridianClock;

/** The five hours with what the clocks show and what the scale above the map reads. */
export const HERO_HOURS = hours.map(({ name, at }) => ({
  name,
  cebu: cityTime(at, cities.cebu.offset),
  losAngeles: cityTime(at, cities.losAngeles.offset),
  scale: solarScale(HOME_PLATE, sunAt(new Date(at))),
}));
