/** An equirectangular map in user units, cut in the mid-Atlantic so that the Pacific lies between the two cities. */
export interface Plate {
  width: number;
  height: number;
  /** Longitude of the left edge, and latitudes of the upper and lower edges, in degrees. */
  west: number;
  north: number;
  south: number;
  /** User units per degree, across and down. */
  perLongitude: number;
  perLatitude: number;
}

/** Returns a plate of the given width. `stretch` makes a degree of latitude taller than one of longitude. */
export function plate(width: number, north: number, south: number, stretch = 1): Plate {
  const perLongitude = width / 360;
  const perLatitude = perLongitude * stretch;
  return {
    width,
    height: Math.round((north - south) * perLatitude),
    west: -30,
    north,
    south,
    perLongitude,
    perLatitude,
  };
}

/** The map of the home hero. */
export const HOME_PLATE = plate(1280, 67, -35.5);

/** The map of the not-found page: less of the north, and further south to the sea where its ring is. */
export const LOST_PLATE = plate(1280, 62, -41, 1.08);

/** Returns the distance of a longitude from the left edge, from 0 to the plate's width. */
export function across({ west, perLongitude }: Plate, longitude: number): number {
  return ((((longitude - west) % 360) + 360) % 360) * perLongitude;
}

/** Returns the distance of a latitude from the upper edge; negative above it. */
export function down({ north, perLatitude }: Plate, latitude: number): number {
  return (north - latitude) * perLatitude;
}
