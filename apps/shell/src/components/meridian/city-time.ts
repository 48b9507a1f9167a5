/** The clock on a wall. */
export interface CityTime {
  /** `Fri`. */
  day: string;
  /** `06:00`. */
  time: string;
  /** With its offset, for `datetime`. */
  iso: string;
  /** Share of the city's day that has passed, from 0 to 1. */
  part: number;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** What a city's clocks show at an instant (ISO, UTC) when they are `offset` hours ahead of UTC. */
export function cityTime(instant: string, offset: number): CityTime {
  const there = new Date(Date.parse(instant) + offset * 36e5);
  const iso = there.toISOString();
  const zone = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
  return {
    day: DAYS[there.getUTCDay()]!,
    time: iso.slice(11, 16),
    iso: `${iso.slice(0, 16)}${zone}`,
    part: (there.getUTCHours() * 60 + there.getUTCMinutes()) / 1440,
  };
}
