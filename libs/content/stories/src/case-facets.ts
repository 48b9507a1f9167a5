import { paths } from '@vantedge/content-shared';
import type { CaseFacet } from './case-entry.ts';

/** Industry filters of the listing. */
export const industries = [
  {
    slug: 'hr-technology',
    name: 'HR Technology',
    page: { label: 'UKG implementation services', to: paths.ukg },
  },
  {
    slug: 'publishing-education',
    name: 'Publishing & Education',
    page: { label: 'Outsourcing for publishers', to: paths.publishing },
  },
  {
    slug: 'financial-services',
    name: 'Financial Services',
    page: { label: 'Outsourcing for financial services', to: paths.financial },
  },
  {
    slug: 'healthcare',
    name: 'Healthcare',
    page: { label: 'Outsourcing for healthcare', to: paths.healthcare },
  },
  { slug: 'ecommerce-retail', name: 'E-commerce & Retail' },
  {
    slug: 'enterprise-software',
    name: 'Enterprise Software',
    page: { label: 'Outsourcing for technology companies', to: paths.technology },
  },
  { slug: 'logistics', name: 'Logistics & Transportation' },
  { slug: 'education-technology', name: 'Education Technology' },
] as const satisfies CaseFacet[];

/** Service filters of the listing. */
export const services = [
  {
    slug: 'implementation',
    name: 'Implementation Services',
    page: { label: 'Implementation services', to: paths.implementation },
  },
  {
    slug: 'staff-augmentation',
    name: 'Staff Augmentation',
    page: { label: 'Staff augmentation', to: paths.staffAugmentation },
  },
  {
    slug: 'bpo',
    name: 'Business Process Outsourcing',
    page: { label: 'Business process outsourcing', to: paths.bpo },
  },
  {
    slug: 'cloud-migration',
    name: 'Cloud Migration',
    page: { label: 'Cloud migration', to: paths.cloud },
  },
  {
    slug: 'customer-support',
    name: 'Customer Support',
    page: { label: 'Customer support', to: paths.customerSupport },
  },
] as const satisfies CaseFacet[];
