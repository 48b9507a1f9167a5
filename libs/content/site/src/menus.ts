import { company, paths, rate, type Stat, stats, statText } from '@vantedge/content-shared';

/** The icons of the menus, in the order in which `menu-icons.svg` draws them. */
export const MENU_ICONS = [
  'layers',
  'clock',
  'modules',
  'contacts',
  'cloud',
  'people',
  'code',
  'tested',
  'schedule',
  'headset',
  'moon',
  'speech',
  'tray',
  'ledger',
  'database',
  'chip',
  'book',
  'industries',
  'trend',
  'spines',
  'quote',
  'folder',
  'calendar',
  'columns',
  'tag',
  'mail',
] as const;

export type MenuIconName = (typeof MENU_ICONS)[number];

/** A link in a menu, the mobile panel or the footer. */
export interface MenuLink {
  title: string;
  /** Shown in the menus and the panel. */
  icon?: MenuIconName;
  to: string;
  /** Short title for narrow columns. */
  short?: string;
  /** Accessible name, if the title is unclear without its column heading. */
  label?: string;
  /** A short description. */
  note?: string;
  /** Badge text, such as `Partner`. */
  badge?: string;
}

/** A service line with its overview page and subpages. */
interface MenuGroup extends MenuLink {
  note: string;
  /** Key of the service's color. */
  color: string;
  links: readonly MenuLink[];
}

/** A page featured in a menu with figures: a case study or an industry. */
interface MenuFeature extends MenuLink {
  kicker?: string;
  color: string;
  stats: readonly Stat[];
}

/** Implementation links for the header, mobile panel and footer. */
export const implementation: MenuGroup = {
  title: 'Implementation Services',
  icon: 'layers',
  to: paths.implementation,
  badge: 'Popular',
  note: 'Enterprise software, from discovery to go-live and support.',
  color: 'purple',
  links: [
    {
      title: 'UKG',
      icon: 'clock',
      to: paths.ukg,
      badge: 'Partner',
      note: 'Pro, Dimensions, Ready, Workforce Central',
    },
    { title: 'ERP', icon: 'modules', to: paths.erp, note: 'SAP, Oracle, Dynamics 365, NetSuite' },
    { title: 'CRM', icon: 'contacts', to: paths.crm, note: 'Salesforce, HubSpot, Dynamics 365, custom' },
    { title: 'Cloud migration', icon: 'cloud', to: paths.cloud, note: 'AWS, Azure, Google Cloud, hybrid' },
  ],
};

/** Staff augmentation links. */
export const staffAugmentation: MenuGroup = {
  title: 'Staff Augmentation',
  icon: 'people',
  to: paths.staffAugmentation,
  note: 'Skilled people for your team, matched within 24 hours.',
  color: 'blue',
  links: [
    { title: 'Developers', icon: 'code', to: paths.developers, note: 'On your team in five days' },
    { title: 'QA testing', icon: 'tested', to: paths.qa, note: 'A five-phase methodology' },
    { title: 'Project management', icon: 'schedule', to: paths.pm, note: 'PMP, CSM, SAFe, PRINCE2' },
    { title: 'Technical support', icon: 'headset', to: paths.support, note: 'Phone, live chat, remote' },
  ],
};

/** Outsourcing links. */
export const outsourcing: MenuGroup = {
  title: 'Business Process Outsourcing',
  icon: 'moon',
  to: paths.bpo,
  note: 'Entire functions, run for you around the clock.',
  color: 'green',
  links: [
    { title: 'Customer support', icon: 'speech', to: paths.customerSupport, note: 'Live in four weeks' },
    { title: 'Back office', icon: 'tray', to: paths.backOffice, note: '99.5% accuracy, dual verification' },
    {
      title: 'Finance and accounting',
      icon: 'ledger',
      short: 'Finance',
      to: paths.finance,
      note: 'US CPAs, GAAP and IFRS',
    },
    {
      title: 'Data management',
      icon: 'database',
      short: 'Data',
      to: paths.data,
      note: 'Analytics, quality, governance',
    },
  ],
};

/** Solutions menu: three service lines and a consultation prompt. */
export const solutionsMenu = {
  id: 'solutions',
  label: 'Solutions',
  groups: [implementation, staffAugmentation, outsourcing] as readonly MenuGroup[],
  prompt: {
    question: 'Not sure where to start?',
    answer: 'Tell us about the work, and we’ll recommend a service.',
    action: { title: 'Get Consultation', to: paths.contact },
  },
};

/** Industries menu. The header shows two industries and a link to all, the footer all four. */
export const industriesMenu = {
  id: 'industries',
  label: 'Industries',
  industries: [
    {
      title: 'Technology',
      icon: 'chip',
      to: paths.technology,
      note: 'Software development teams, QA and testing, cloud and infrastructure, and technical support.',
      color: 'blue',
      stats: [stats.technologyProfessionals, stats.technologies, stats.developmentCycles],
    },
    {
      title: 'Publishing',
      icon: 'book',
      to: paths.publishing,
      note: 'Content management, editorial services, design and production, and digital publishing.',
      color: 'teal',
      stats: [stats.publishingVerticals, stats.publisherTeam, stats.deploymentWeeks],
    },
  ] as readonly MenuFeature[],
  all: { title: 'All industries', icon: 'industries', to: paths.industries } as MenuLink,
};

/** Success stories menu: two featured cases and links to both indexes. */
export const storiesMenu = {
  id: 'stories',
  label: 'Success Stories',
  cases: [
    {
      kicker: 'Workforce software',
      title: 'The UKG partnership',
      icon: 'trend',
      to: paths.ukgStory,
      color: 'purple',
      stats: [stats.forecastingAccuracy, stats.csat],
    },
    {
      kicker: 'Publishing',
      title: 'Mainspring Books',
      icon: 'spines',
      to: paths.mainspringStory,
      color: 'teal',
      stats: [stats.clientReportedReduction, stats.deploymentWeeks],
    },
  ] as readonly MenuFeature[],
  read: 'Read the story',
  links: [
    {
      title: 'View all success stories',
      icon: 'quote',
      to: paths.successStories,
      note: 'UKG and Mainspring Books',
    },
    {
      title: 'Browse case studies',
      icon: 'folder',
      to: paths.caseStudies,
      note: 'Two stories and five samples',
    },
  ] as readonly MenuLink[],
};

const { founded, deliveryInPhilippinesSince, name } = company;

/** Why menu: advantages of the Philippines, company history and engagement models. */
export const whyMenu = {
  id: 'why',
  label: `Why ${name}`,
  to: paths.whyVantedge,
  title: 'Why the Philippines',
  color: 'amber',
  stats: [stats.usOverlap, stats.englishLiteracy, stats.itProfessionals],
  links: [
    {
      title: `${statText(stats.yearsInBusiness)} years`,
      icon: 'calendar',
      to: paths.whyVantedge,
      note: `About ${name}: founded in ${founded}, in the Philippines since ${deliveryInPhilippinesSince}`,
    },
    {
      title: 'Engagement models',
      icon: 'columns',
      to: paths.engagementModels,
      note: 'Boutique, managed, staff augmentation, build-to-operate',
    },
    {
      title: 'Rate card',
      icon: 'tag',
      to: paths.rateCard,
      note: `A flat $${rate.hourly} an hour, and a savings calculator`,
    },
    { title: 'Contact', icon: 'mail', to: paths.contact, note: 'Los Angeles and Cebu City' },
  ] as readonly MenuLink[],
};
