import type { PageUrls } from '../document/head-parts.ts';
import type { Publisher } from '../document/site-nodes.ts';
import { canonicalUrl, DEFAULT_ORIGIN } from '../origin.ts';
import type { PageHead } from '../page-meta.ts';

/** A company with one office that closes and one that never does. */
export const publisher: Publisher = {
  name: 'Meridian',
  founded: 1994,
  delivery: { code: 'PH' },
  ratings: { shown: true, value: 4.9, offices: 127 },
  offices: [
    {
      id: 'west',
      city: 'Los Angeles',
      phone: '+1 213 555 0100',
      postal: {
        street: '1 Street',
        locality: 'Los Angeles',
        postalCode: '90071',
        country: 'US',
        region: 'US-CA',
      },
      opening: { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:00' },
      geo: { latitude: 34.0522, longitude: -118.2437 },
    },
    {
      id: 'east',
      city: 'Cebu City',
      phone: '+63 32 555 0100',
      postal: {
        street: '2 Avenue',
        locality: 'Cebu City',
        postalCode: '6000',
        country: 'PH',
        region: 'PH-CEB',
      },
      opening: { days: [0, 1, 2, 3, 4, 5, 6], from: '00:00', to: '24:00' },
      geo: { latitude: 10.3157, longitude: 123.8854 },
    },
  ],
};

/** A page with every kind of structured data. */
export const page = {
  path: '/services/night',
  title: 'Night service | Meridian',
  description: 'What is done at night.',
  keywords: ['night', 'service'],
  breadcrumb: [{ label: 'Home', to: '/' }, { label: 'Services', to: '/services' }, { label: 'Night' }],
  share: {
    label: 'Service',
    title: 'Done by\u00a0morning.',
    stats: [
      { value: '99.8', suffix: '%', label: 'accuracy' },
      { value: '12', unit: 'weeks', label: 'to start' },
    ],
  },
  faq: [{ question: 'When?', answer: 'At </script> night.' }],
  service: {
    name: 'Night service',
    type: 'Outsourcing',
    category: ['Outsourcing', 'Nights'],
    offers: [{ name: 'By the hour', hourly: 24 }, { name: 'By the year' }],
  },
  ratings: 150,
  article: { section: 'Stories', tags: ['night'], publishedTime: '2026-01-02' },
  list: { name: 'More', items: [{ name: 'Day', path: '/services/day' }] },
} satisfies PageHead;

/** Returns the URLs of a sample page. */
export const getPageUrls = (meta: PageHead): PageUrls => ({
  origin: DEFAULT_ORIGIN,
  url: canonicalUrl(meta)!,
  share: { url: `${DEFAULT_ORIGIN}/assets/share.png`, width: 1200, height: 630 },
  logo: `${DEFAULT_ORIGIN}/assets/logo.png`,
});
