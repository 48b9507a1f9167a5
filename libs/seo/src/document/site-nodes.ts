import type { DayOfWeek, LocalBusiness, Organization, WebSite } from 'schema-dts';
import type { PageUrls } from './head-parts.ts';

/** Returns the company, without its email address, which is masked on pages. */
export function organizationNode(
  { name, founded, offices }: Publisher,
  { origin, logo }: PageUrls,
): Organization {
  return {
    '@type': 'Organization',
    '@id': siteNodeId(origin, 'organization'),
    name,
    url: `${origin}/`,
    foundingDate: String(founded),
    ...(logo ? { logo: { '@type': 'ImageObject', url: logo, caption: name } } : {}),
    location: offices.map(({ id }) => reference(siteNodeId(origin, id))),
    contactPoint: offices.map(({ phone }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phone,
    })),
  };
}

/** Returns the website. */
export function websiteNode({ name }: Publisher, { origin }: PageUrls): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteNodeId(origin, 'website'),
    url: `${origin}/`,
    name,
    inLanguage: 'en-US',
    publisher: reference(siteNodeId(origin, 'organization')),
  };
}

/** Returns the offices, which every page lists in its footer. */
export const officeNodes = (publisher: Publisher, urls: PageUrls): LocalBusiness[] =>
  publisher.offices.map((office) => officeNode(office, publisher, urls));

const DAYS: readonly DayOfWeek[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

function officeNode(office: Office, { name, ratings }: Publisher, { origin, logo }: PageUrls): LocalBusiness {
  const { street, locality, postalCode, country, region } = office.postal;
  return {
    '@type': 'LocalBusiness',
    '@id': siteNodeId(origin, office.id),
    name: `${name}, ${office.city}`,
    url: `${origin}/contact`,
    parentOrganization: reference(siteNodeId(origin, 'organization')),
    telephone: office.phone,
    ...(logo ? { image: logo } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region.split('-')[1]!,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...office.geo },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: office.opening.days.map((day) => DAYS[day]!),
      opens: office.opening.from,
      // Search engines expect 23:59 for an office that never closes.
      closes: office.opening.to === '24:00' ? '23:59' : office.opening.to,
    },
    ...(ratings.shown
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratings.value,
            reviewCount: ratings.offices,
            bestRating: 5,
          },
        }
      : {}),
  };
}

/** An office in structured data. */
interface Office {
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

/** Returns a reference to another node of the graph. */
export const reference = (id: string) => ({ '@id': id });

/** Returns the id of a page's node. */
export const nodeId = (
  url: string,
  part: 'webpage' | 'breadcrumb' | 'service' | 'article' | 'list' | 'faq',
) => `${url}#${part}`;

/** Returns the id of the company, the website or an office, the same on every page. */
export const siteNodeId = (origin: string, id: 'organization' | 'website' | (string & {})) =>
  `${origin}/#${id}`;
