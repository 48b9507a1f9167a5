import {
  billingTerms,
  contactAbout,
  contactLabels,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Closing, Hero, Module, Platform, Questions, SectionIntro } from '../model.ts';

/**
 * A result relative to the time before the CRM, which counts as 1. unverified: ask the owner how many projects are
 * behind each, and whether it is their average.
 */
interface Result {
  stat: Stat;
  label: string;
  /** Level after the CRM, where the level before is 1. */
  after: number;
  labels: { before: string; after: string };
}

/** The CRM implementation page. */
interface CrmPage {
  meta: PageMeta;
  sections: PageSections;
  hero: Hero;
  results: { caption: string; items: readonly Result[] };
  services: SectionIntro & { labels: { on: string; back: string }; items: readonly Module[] };
  platforms: SectionIntro & { items: readonly Platform[]; note: string };
  industries: SectionIntro & { items: readonly { name: string; text: string }[]; source: string };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Implementation', to: paths.implementation },
    { label: 'CRM Implementation' },
  ],
  name: 'CRM Implementation',
  title: 'We implement Salesforce, HubSpot and Dynamics\u00a0365',
  lead: 'Or we build you a custom CRM. Either way, we set up your pipeline, migrate your contacts and open deals, and train the people who will use it.',
  price: heroPrice,
  actions: [
    { label: contactLabels.quote, to: contactAbout('crm-erp') },
    { label: 'See the platforms', to: '#platforms' },
  ],
} satisfies Hero;

const compared = { before: 'before', after: 'after' };

const results = [
  {
    stat: stats.crmReturn,
    label: 'first-year ROI of a CRM implementation',
    after: 3.2,
    labels: { before: 'in', after: 'back' },
  },
  {
    stat: {
      id: 'crm-retention',
      value: '42',
      suffix: '%',
      label: 'retention improvement after a CRM implementation',
      source: 'unverified',
    },
    label: 'retention improvement',
    after: 1.42,
    labels: compared,
  },
  {
    stat: {
      id: 'crm-sales-productivity',
      value: '35',
      suffix: '%',
      label: 'sales productivity gain after a CRM implementation',
      source: 'unverified',
    },
    label: 'sales productivity gain',
    after: 1.35,
    labels: compared,
  },
  {
    stat: {
      id: 'crm-response-time',
      value: '50',
      suffix: '%',
      label: 'response-time reduction after a CRM implementation',
      source: 'unverified',
    },
    label: 'response-time reduction',
    after: 0.5,
    labels: compared,
  },
] satisfies readonly Result[];

const platforms = [
  {
    name: 'Salesforce',
    description: 'For sales teams with complex territories, approval rules and custom objects.',
    lists: [
      {
        label: 'Features',
        items: ['Sales, service, marketing', 'Custom objects', 'Approval flows', 'Forecasting'],
      },
      { label: 'Industries', items: ['Financial services', 'Healthcare', 'Technology'] },
    ],
    color: 'blue',
    source: 'placeholder',
  },
  {
    name: 'HubSpot',
    description: 'For companies where marketing starts the conversation and wants to see how it ends.',
    lists: [
      {
        label: 'Features',
        items: ['Marketing automation', 'Deal pipeline', 'Service desk', 'Forms and landing pages'],
      },
      { label: 'Industries', items: ['Technology', 'Education', 'Professional services'] },
    ],
    color: 'teal',
    source: 'placeholder',
  },
  {
    name: 'Microsoft Dynamics 365',
    description: 'For salespeople who work in Outlook and Teams and already keep orders in Dynamics.',
    lists: [
      {
        label: 'Features',
        items: ['Sales', 'Customer service', 'Field service', 'Outlook and Teams'],
      },
      { label: 'Industries', items: ['Manufacturing', 'Financial services', 'Retail and e-commerce'] },
    ],
    color: 'purple',
    source: 'placeholder',
  },
  {
    name: 'Custom CRM',
    description:
      'For processes no product supports: built around your data and connected to the systems you keep.',
    lists: [
      {
        label: 'Features',
        items: ['Your data model', 'Your workflow', 'Open APIs', 'Custom reports'],
      },
      { label: 'Industries', items: ['Real estate', 'Healthcare', 'Education'] },
    ],
    color: 'green',
    source: 'placeholder',
  },
] satisfies readonly Platform[];

const questions = {
  title: 'Contacts, deals and\u00a0habits',
  lead: {
    before: 'Prices and terms: ',
    link: billingTerms,
    after: '.',
  },
  items: [
    {
      question: 'How do the four platforms differ?',
      answer:
        'Salesforce handles complex rules, HubSpot suits marketing-led companies, Microsoft Dynamics 365 makes sense if it already holds your orders, and a custom CRM fits a process that none of them supports.',
    },
    {
      question: 'When does our sales team start using it?',
      answer:
        'The average time to first go-live is 45 days, the first 1–2 weeks of which are discovery. Support continues after that.',
    },
    {
      question: 'Our contact list is a mess. Do we clean it first?',
      answer:
        'No. Cleanup is part of the migration, which ends with one record per customer, including its history and open deals.',
    },
    {
      question: 'Can your people also work in our CRM?',
      answer:
        'Yes. Our customer support, back-office and data teams in the Philippines can work in it at the same rate.',
    },
    {
      question: 'What if people go back to their spreadsheets?',
      answer:
        'Usage reports will show it. Training and adoption are the last stage: training by role, reviews of each release, and support after go-live.',
    },
  ],
} satisfies Questions;

export const crm = {
  sections: {
    services: 'Services',
    platforms: 'Platforms',
    industries: 'Industries',
    questions: 'Questions',
  },
  meta: {
    path: paths.crm,
    title: 'CRM services: Salesforce, HubSpot, Dynamics 365 | Vantedge',
    description:
      'CRM implementation on Salesforce, HubSpot, Microsoft Dynamics 365 or a custom build: 3.2x first-year ROI, 35% sales productivity gain, 42% better retention.',
    keywords: [
      'CRM implementation',
      'Salesforce implementation',
      'HubSpot implementation',
      'Microsoft Dynamics 365 CRM',
      'custom CRM development',
      'CRM migration',
      'CRM consulting',
    ],
    share: {
      label: 'CRM implementation',
      stats: results.slice(0, 3).map(({ stat, label }) => ({ ...stat, label })),
    },
    service: {
      name: hero.name,
      type: 'CRM implementation',
      category: ['Implementation Services', 'Customer Relationship Management'],
      offers: [
        { name: 'Salesforce implementation', hourly: rate.hourly },
        { name: 'HubSpot implementation', hourly: rate.hourly },
        { name: 'Microsoft Dynamics 365 CRM implementation', hourly: rate.hourly },
        { name: 'Custom CRM development', hourly: rate.hourly },
      ],
    },
  },
  hero,
  results: {
    caption: 'Before and after a CRM implementation',
    items: results,
  },
  services: {
    title: 'CRM strategy, build, migration and\u00a0training',
    lead: 'Four stages; each delivers what the next one builds on.',
    labels: { on: 'Output:', back: 'Feeds back:' },
    items: [
      {
        title: 'Strategy and process',
        parts: ['Customer journey', 'Pipeline stages', 'Lead and account rules', 'Success metrics'],
        handoff: 'an agreed-upon pipeline',
        source: 'placeholder',
      },
      {
        title: 'Build and configuration',
        parts: ['Fields and layouts', 'Sales and service automation', 'Roles and permissions', 'Dashboards'],
        handoff: 'a working system',
        source: 'placeholder',
      },
      {
        title: 'Migration and integration',
        parts: [
          'Contact cleanup',
          'History and open deals',
          'Email, telephony and ERP',
          'Forms and online store',
        ],
        handoff: 'one record per customer',
        source: 'placeholder',
      },
      {
        title: 'Training and adoption',
        parts: ['Role-based training', 'Usage reports', 'Release reviews', 'Support after go-live'],
        handoff: 'process improvements',
        source: 'placeholder',
      },
    ],
  },
  platforms: {
    title: 'The right CRM for how your team\u00a0sells',
    lead: 'What each one does best, and for whom.',
    items: platforms,
    note: 'Salesforce, HubSpot and Microsoft Dynamics 365 are trademarks of their owners. We implement these products independently; Vantedge is not affiliated with any of them.',
  },
  industries: {
    title: 'CRM by\u00a0industry',
    lead: 'The customer data that we set up first in each.',
    items: [
      { name: 'Education', text: 'Applicants, programs and enrollments.' },
      { name: 'Financial services', text: 'Households, portfolios and access rights.' },
      { name: 'Healthcare', text: 'Referrals, appointments and consent.' },
      { name: 'Manufacturing', text: 'Dealers, quotes and installed equipment.' },
      { name: 'Professional services', text: 'Engagements, proposals and partners.' },
      { name: 'Real estate', text: 'Listings, showings and offers.' },
      { name: 'Retail and e-commerce', text: 'Orders, returns and loyalty.' },
      { name: 'Technology', text: 'Trials, subscriptions and renewals.' },
    ],
    source: 'placeholder',
  },
  questions,
  closing: {
    title: 'Bring us your messiest customer\u00a0list',
    text: `Where is it kept today, and who should work from it tomorrow? ${replyPromise.sentence}`,
    actions: [
      { label: contactLabels.quote, to: contactAbout('crm-erp') },
      { label: 'All implementation services', to: paths.implementation },
    ],
  },
} satisfies CrmPage;
