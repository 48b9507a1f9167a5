import { halfTurn, RADIAN, sunAt } from './sun.ts';

interface Place {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

/**
 * When the sun stands `altitude` degrees high over a place, rising or setting, on the day whose crossing is nearest to
 * `about`; good to a minute. The place must see the sun cross that height, as every place between the polar circles does.
 */
export function sunCrossing(place: Place, altitude: number, way: 'rising' | 'setting', about: Date): Date {
  let time = about.getTime();
  // The sun itself moves while one looks for it; the third pass changes nothing that a clock shows.
  for (let pass = 0; pass < 3; pass++) {
    const sun = sunAt(new Date(time));
    const [latitude, declination] = [place.latitude * RADIAN, sun.latitude * RADIAN];
    const cosine =
      (Math.sin(altitude * RADIAN) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination));
    const wanted = (Math.acos(cosine) / RADIAN) * (way === 'rising' ? -1 : 1);
    // 15 degrees an hour.
    time += (halfTurn(wanted - (place.longitude - sun.longitude)) / 15) * 36e5;
  }
  return new Date(time);
}
