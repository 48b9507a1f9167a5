import { company, type PageMeta, paths, rate } from '@vantedge/content-shared';
import { clients } from './home/clients.ts';
import { hero } from './home/hero.ts';
import { metrics } from './home/metrics.ts';
import { record } from './home/record.ts';
import { seats } from './home/seats.ts';
import { solutions } from './home/solutions.ts';

/** The home page, one record per block. Its story teasers belong to the stories section. */
export const home = {
  meta: {
    path: paths.home,
    title: `${company.name}: offshore teams and enterprise software`,
    description: `Enterprise software implementation, staff augmentation and outsourcing from the Philippines at a flat $${rate.hourly} an hour. UKG managed-services partner.`,
    keywords: [
      'offshore outsourcing Philippines',
      'business process outsourcing',
      'IT staff augmentation',
      'UKG managed-services partner',
      'enterprise software implementation',
    ],
    share: {
      label: 'Los Angeles and Cebu City',
      title: 'Two cities, around the clock.',
      stats: [
        { prefix: '$', value: String(rate.hourly), scope: 'an hour, all-inclusive' },
        { value: '24/7', scope: 'global operations' },
      ],
    },
    list: {
      name: 'Solutions',
      items: solutions.cards.map(({ title, link }) => ({ name: title, path: link })),
    },
  } satisfies PageMeta,
  hero,
  record,
  metrics,
  clients,
  solutions,
  seats,
};
