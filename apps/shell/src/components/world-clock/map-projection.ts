/** An equirectangular map in user units, cut in the mid-Atlantic so that the Pacific lies between the two cities. */
export interface MapProjection {
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

/** Returns a map of the given width. `stretch` makes a degree of latitude taller than one of longitude. */
function projection(width: number, north: number, south: number, stretch = 1): MapProjection {
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
export const HOME_MAP = projection(1280, 67, -35.5);

/** The map of the not-found page: less of the north, and further south to the sea where its ring is. */
export const NOT_FOUND_MAP = projection(1280, 62, -41, 1.08);

/** Returns the distance of a longitude from the left edge, from 0 to the map's width. */
export function longitudeToX({ west, perLongitude }: MapProjection, longitude: number): number {
  return ((((longitude - west) % 360) + 360) % 360) * perLongitude;
}

/** Returns the distance of a latitude from the upper edge; negative above it. */
export function latitudeToY({ north, perLatitude }: MapProjection, latitude: number): number {
  return (north - latitude) * perLatitude;
}

/** Height of the scale above the map, in user units. */
export const SCALE_HEIGHT = 32;

/** Height of the map with its scale. */
export const FRAME_HEIGHT = SCALE_HEIGHT + HOME_MAP.height;

/** Height of the drawing: the map, and the sea below its frame where the ring is. */
export const NOT_FOUND_MAP_HEIGHT = NOT_FOUND_MAP.height + 70;

/** Position of the ring: Point Nemo, moved down by its own size to clear the caption. */
export const POINT_NEMO = {
  x: Math.round(longitudeToX(NOT_FOUND_MAP, -123.39) * 10) / 10,
  y: Math.round((latitudeToY(NOT_FOUND_MAP, -48.88) + 14) * 10) / 10,
};
