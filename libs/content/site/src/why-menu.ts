import { company, paths, stats } from '@vantedge/content-shared';
import type { MenuLink } from './menu-link.ts';

const { founded, deliveryInPhilippinesSince, name } = company;

/** Why menu: advantages of the Philippines, company history and engagement models. */
export const whyMenu = {
  id: 'why',
  label: `Why ${name}`,
  to: paths.about,
  title: 'Philippines advantages',
  color: 'amber',
  stats: [stats.usOverlap, stats.englishLiteracy, stats.itProfessionals],
  links: [
    {
      title: `${stats.yearsInBusiness.value}${stats.yearsInBusiness.suffix} years`,
      to: paths.about,
      note: `Founded in ${founded}, delivering from the Philippines since ${deliveryInPhilippinesSince}`,
    },
    {
      title: 'Engagement models',
      to: paths.engagementModels,
      note: 'Boutique, managed, staff augmentation, build-to-operate',
    },
  ] as readonly MenuLink[],
};
