import { paths, stats } from '@vantedge/content-shared';
import type { MenuFeature } from './menu-link.ts';

/** Industries menu. The header shows two industries, the footer all four. */
export const industriesMenu = {
  id: 'industries',
  label: 'Industries',
  industries: [
    {
      title: 'Technology',
      to: paths.technology,
      note: 'Software development teams, QA and testing, cloud and infrastructure, and technical support.',
      color: 'blue',
      stats: [stats.technologyProfessionals, stats.technologies, stats.developmentCycles],
    },
    {
      title: 'Publishing',
      to: paths.publishing,
      note: 'Content management, editorial services, design and production, and digital publishing.',
      color: 'teal',
      stats: [stats.publishingVerticals, stats.publisherTeam, stats.deploymentWeeks],
    },
  ] as readonly MenuFeature[],
};
