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
    '/success-stories/mainspring-books',
    '/success-stories/mainspringbooks',
    '/success-stories/ukg',
  ],
  pricing: ['/engagement-models', '/rate-card'],
