import { paths } from '@vantedge/content-shared';

// What several pages say of a story. Apart from the records of these pages, so that a word of one changes no other.

/** The workforce-software partnership. */
export const ukgStory = {
  title: 'From new partner to managed-services partner',
  link: paths.ukgStory,
  client: 'UKG',
  industry: 'HR Technology',
  category: 'Implementation',
  color: 'purple',
} as const;

/** The publishing client. */
export const mainspringStory = {
  title: 'Fifty seats in twelve weeks for Mainspring Books',
  link: paths.mainspringStory,
  client: 'Mainspring Books',
  industry: 'Publishing & Education',
  category: 'Build-to-Operate',
  color: 'green',
} as const;
