import { paths } from '@vantedge/content-shared';
import type { MenuGroup } from './menu-link.ts';

/** Implementation links for the header, mobile panel and footer. */
export const implementation: MenuGroup = {
  title: 'Implementation Services',
  to: paths.implementation,
  badge: 'Popular',
  note: 'Enterprise software, from discovery to go-live and support.',
  color: 'purple',
  links: [
    { title: 'UKG', to: paths.ukg, badge: 'Partner', note: 'Pro, Dimensions, Ready, Workforce Central' },
    { title: 'ERP', to: paths.erp, note: 'SAP, Oracle, Dynamics 365, NetSuite' },
    { title: 'CRM', to: paths.crm, note: 'Salesforce, HubSpot, Dynamics 365, custom' },
    { title: 'Cloud migration', to: paths.cloud, note: 'AWS, Azure, Google Cloud, hybrid' },
  ],
};

/** Staff augmentation links. */
export const staffAugmentation: MenuGroup = {
  title: 'Staff Augmentation',
  to: paths.staffAugmentation,
  note: 'Skilled people for your team, matched within 24 hours.',
  color: 'blue',
  links: [
    { title: 'Developers', to: paths.developers, note: 'On your team in five days' },
    { title: 'QA testing', to: paths.qa, note: 'A five-phase methodology' },
    { title: 'Project management', to: paths.pm, note: 'PMP, CSM, SAFe, PRINCE2' },
    { title: 'Technical support', to: paths.support, note: 'Phone, live chat, remote' },
  ],
};

/** Outsourcing links. */
export const outsourcing: MenuGroup = {
  title: 'Business Process Outsourcing',
  to: paths.bpo,
  note: 'Entire functions, run for you around the clock.',
  color: 'green',
  links: [
    { title: 'Customer support', to: paths.customerSupport, note: 'Live in four weeks' },
    { title: 'Back office', to: paths.backOffice, note: '99.5% accuracy, dual verification' },
    { title: 'Finance and accounting', short: 'Finance', to: paths.finance, note: 'US CPAs, GAAP and IFRS' },
    { title: 'Data management', short: 'Data', to: paths.data, note: 'Analytics, quality, governance' },
  ],
};
