import pricing from '@vantedge/pricing/section';
import shell from '@vantedge/shell/section';
import solutions from '@vantedge/solutions/section';
import stories from '@vantedge/stories/section';

/** The routes of the composed site, by the section that owns them. */
export const ROUTES = {
  shell: ['/', '/about', '/accessibility', '/contact', '/contact/thank-you', '/privacy', '/why-vantedge'],
  solutions: [
    '/industries',
    '/industries/financial',
    '/industries/healthcare',
    '/industries/publishing',
    '/industries/technology',
    '/solutions',
    '/solutions/back-office',
    '/solutions/bpo',
    '/solutions/cloud',
    '/solutions/crm',
    '/solutions/customer-support',
    '/solutions/data',
    '/solutions/developers',
    '/solutions/erp',
    '/solutions/finance',
    '/solutions/implementation',
    '/solutions/it',
    '/solutions/pm',
    '/solutions/qa',
    '/solutions/staff-augmentation',
    '/solutions/support',
    '/solutions/ukg',
  ],
  stories: ['/success-stories/ukg'],
  pricing: ['/engagement-models'],
} as const;

export const ALL_ROUTES = Object.values(ROUTES).flat();

/** What the four sections declare, without the not-found page: every route that there is. */
export const DECLARED_ROUTES = [shell, solutions, stories, pricing]
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .filter((path) => path !== '/404');
