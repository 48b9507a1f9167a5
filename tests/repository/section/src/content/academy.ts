import type { PageMeta } from '@vantedge/seo';

/** The academy page of a team with its own repository. */
export const academy = {
  meta: {
    path: '/academy',
    title: 'Academy: training for offshore teams | Vantedge',
    description:
      'Courses that prepare delivery teams for a client engagement, from onboarding to certification.',
    keywords: ['offshore team training'],
    share: { label: 'Academy', title: 'Training for offshore teams' },
  } satisfies PageMeta,
  hero: {
    title: 'Training for offshore teams',
    lead: 'Courses that prepare delivery teams for a client engagement.',
  },
};
