import { paths, stats } from '@vantedge/content-shared';
import type { MenuFeature, MenuLink } from './menu-link.ts';

/** Success stories menu: two featured cases and links to both indexes. */
export const storiesMenu = {
  id: 'stories',
  label: 'Success Stories',
  cases: [
    {
      kicker: 'Workforce software',
      title: 'The UKG partnership',
      to: paths.ukgStory,
      color: 'purple',
      stats: [stats.forecastingAccuracy, stats.csat],
    },
    {
      kicker: 'Publishing',
      title: 'Mainspring Books',
      to: paths.mainspringStory,
      color: 'teal',
      stats: [stats.costReduction, stats.deploymentWeeks],
    },
  ] as readonly MenuFeature[],
  read: 'Read the story',
  links: [
    { title: 'View all success stories', to: paths.successStories, note: 'Two partnerships in detail' },
    { title: 'Browse case studies', to: paths.caseStudies, note: 'Seven projects, by industry and service' },
  ] as readonly MenuLink[],
};
