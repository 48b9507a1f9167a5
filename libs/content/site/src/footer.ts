import { company, paths, replyPromise } from '@vantedge/content-shared';
import type { MenuLink } from './menu-link.ts';
import { implementation, outsourcing, staffAugmentation } from './solution-groups.ts';
import { whyMenu } from './why-menu.ts';

/** A column of footer links. */
interface FooterColumn {
  title: string;
  links: readonly MenuLink[];
}

/** Footer: call to action, links and legal notice. */
export const footer = {
  lead: {
    lines: ['Hand it off tonight.', 'Read the results over\u00a0breakfast.'],
    action: { title: `Contact us and get a reply ${replyPromise.within}`, to: paths.contact },
  },
  offices: 'Offices',
  navigation: 'Footer',
  columns: [
    {
      title: 'Implementation',
      links: [
        { title: 'Overview', label: 'Implementation overview', to: paths.implementation },
        ...implementation.links,
        { title: 'IT services', to: paths.it },
      ],
    },
    {
      title: 'Staff augmentation',
      links: [
        { title: 'Overview', label: 'Staff augmentation overview', to: paths.staffAugmentation },
        ...staffAugmentation.links,
      ],
    },
    {
      title: 'Outsourcing',
      links: [{ title: 'Overview', label: 'Outsourcing overview', to: paths.bpo }, ...outsourcing.links],
    },
    {
      title: 'Industries',
      links: [
        { title: 'Overview', label: 'Industries overview', to: paths.industries },
        { title: 'Technology', to: paths.technology },
        { title: 'Publishing', to: paths.publishing },
        { title: 'Financial services', to: paths.financial },
        { title: 'Healthcare', to: paths.healthcare },
      ],
    },
    {
      title: 'Company',
      links: [
        { title: whyMenu.label, to: paths.about },
        { title: 'Solutions', to: paths.solutions },
        { title: 'Rate card', to: paths.rateCard },
        { title: 'Engagement models', to: paths.engagementModels },
        { title: 'Success stories', to: paths.successStories },
        { title: 'Case studies', to: paths.caseStudies },
        { title: 'Contact', to: paths.contact },
      ],
    },
  ] as readonly FooterColumn[],
  /** The release year goes in between. */
  copyright: { before: '©', after: `${company.name}. All rights reserved.` },
  note: `Founded in ${company.founded}. Product and company names are trademarks of their respective owners. UKG is our only vendor partner.`,
  legal: [
    { title: 'Privacy', to: paths.privacy },
    { title: 'Accessibility', to: paths.accessibility },
  ] as readonly MenuLink[],
};
