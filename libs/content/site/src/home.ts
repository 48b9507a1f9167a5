import { company, type PageMeta, rate } from '@vantedge/content-shared';
import { hero } from './home/hero.ts';
import { paths } from './paths.ts';

/** The home page: a record for each of its blocks. The stories on it are the stories section's own. */
export const home = {
  meta: {
    path: paths.home,
    title: `${company.name}: offshore teams and enterprise implementation, Los Angeles and Cebu City`,
    description: `A global delivery center in the Philippines and UKG managed-services partner: enterprise software implementation, staff augmentation and business process outsourcing at a flat $${rate.hourly} an hour.`,
    keywords: [
      'offshore outsourcing Philippines',
      'business process outsourcing',
      'IT staff augmentation',
      'UKG managed-services partner',
      'enterprise software implementation',
    ],
  } satisfies PageMeta,
  hero,
};
