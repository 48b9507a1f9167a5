/** An office in structured data. */
export interface Office {
  id: string;
  city: string;
  phone: string;
  postal: {
    street: string;
    locality: string;
    postalCode: string;
    /** ISO 3166-1. */
    country: string;
    /** ISO 3166-2. */
    region: string;
  };
  /** Days count from Sunday = 0. Times are local; 24:00 is the end of the day. */
  opening: { days: readonly number[]; from: string; to: string };
  geo: { latitude: number; longitude: number };
}

/** The company behind every page. */
export interface Publisher {
  name: string;
  founded: number;
  offices: readonly Office[];
  /** The country that the services are delivered from. */
  delivery: { code: string };
  /** The average client rating, and the number of ratings per office. `shown: false` removes all ratings. */
  ratings: { shown: boolean; value: number; offices: number };
}
