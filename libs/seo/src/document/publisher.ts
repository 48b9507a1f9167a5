/** An office as search engines know one. */
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
  /** Days count from Sunday, 0; times are the office's own, and 24:00 ends a day. */
  opening: { days: readonly number[]; from: string; to: string };
  geo: { latitude: number; longitude: number };
}

/** Who stands behind every page. */
export interface Publisher {
  name: string;
  founded: number;
  offices: readonly Office[];
  /** The country that the services are delivered from. */
  delivery: { code: string };
  /** The mean of what clients rated, and how many rated each office. Not shown, no rating stands in any document. */
  ratings: { shown: boolean; value: number; offices: number };
}
