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
  stories: [
    '/case-studies',
    '/success-stories',
    '/success-stories/mainspring-books',
    '/success-stories/mainspringbooks',
    '/success-stories/mighty-power',
    '/success-stories/ukg',
  ],
  pricing: ['/engagement-models', '/rate-card'],
} as const;

export const ALL_ROUTES = Object.values(ROUTES).flat();

/** Pages of which no two are of a kind: what a width decides, and what takes half a minute, is tested on them. */
export const REPRESENTATIVES: readonly string[] = [
  '/',
  '/about',
  '/contact',
  '/solutions/finance',
  '/solutions/staff-augmentation',
  '/solutions/ukg',
  '/success-stories/ukg',
  '/case-studies',
  '/engagement-models',
  '/rate-card',
];

/** Where Lighthouse looks: at every page with a part of its own, of the solutions section at the five that differ most. */
export const AUDITED_ROUTES = [
  '/',
  '/about',
  '/contact',
  '/success-stories',
  '/success-stories/mainspring-books',
  '/success-stories/mighty-power',
  '/success-stories/ukg',
  '/case-studies',
  '/engagement-models',
  '/rate-card',
  '/solutions',
  '/solutions/finance',
  '/solutions/implementation',
  '/solutions/staff-augmentation',
  '/industries/publishing',
];

/** A phone, a tablet, a desk. */
export const WIDTHS: readonly number[] = [390, 820, 1440];

/** The widths at which a page is tested, of those that matter: all of them, or one, which is another from page to page. */
export function widthsOf(path: string, widths = WIDTHS): readonly number[] {
  const place = ALL_ROUTES.findIndex((route) => route === path);
  if (place < 0 || REPRESENTATIVES.includes(path)) return widths;
  return [widths[place % widths.length]!];
}

/** What the four sections declare, without the not-found page: every route that there is. */
export const DECLARED_ROUTES = [shell, solutions, stories, pricing]
  .flatMap(({ routes }) => routes.map(({ path }) => path))
  .filter((path) => path !== '/404');
