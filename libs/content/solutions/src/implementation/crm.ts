import { figures, rate } from '@vantedge/content-shared';
import type { CrmPage, Result } from './crm-page.ts';
import type { Hero, Platform, Questions } from '../model.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Implementation', to: '/solutions/implementation' },
    { label: 'CRM Implementation' },
  ],
  name: 'CRM Implementation',
  title: 'A dollar in, three dollars twenty\u00a0back.',
  lead: 'The return in the first year of a CRM that people use: one record of each customer, on Salesforce, HubSpot, Microsoft Dynamics 365 or a system built for you.',
  actions: [
    { label: 'Discuss Your CRM', to: '/contact?topic=crm-erp' },
    { label: 'See the Platforms', to: '#platforms' },
  ],
} satisfies Hero;

const compared = { before: 'before', after: 'after' };

const results = [
  {
    figure: figures.crmReturn,
    label: 'first-year ROI',
    after: 3.2,
    words: { before: 'in', after: 'back' },
  },
  {
    figure: {
      id: 'crm-retention',
      value: '42',
      suffix: '%',
      scope: 'retention improvement after a CRM implementation',
      source: 'unverified',
    },
    label: 'retention improvement',
    after: 1.42,
    words: compared,
  },
  {
    figure: {
      id: 'crm-sales-productivity',
      value: '35',
      suffix: '%',
      scope: 'more sales productivity after a CRM implementation',
      source: 'unverified',
    },
    label: 'more sales productivity',
    after: 1.35,
    words: compared,
  },
  {
    figure: {
      id: 'crm-response-time',
      value: '50',
      suffix: '%',
      scope: 'response-time reduction after a CRM implementation',
      source: 'unverified',
    },
    label: 'response-time reduction',
    after: 0.5,
    words: compared,
  },
] satisfies readonly Result[];

const platforms = [
  {
    name: 'Salesforce',
    description:
      'For sales teams with rules of their own: territories, approvals and objects that have no standard name.',
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
    description: 'For companies where marketing opens the conversation and wants to see how it ended.',
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
    description: 'For people who sell from Outlook and Teams, and whose orders are in Dynamics already.',
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
      'For a process that no product has: built around your record, and connected to what you keep.',
    lists: [
      {
        label: 'Features',
        items: ['Your data model', 'Your workflow', 'Open interfaces', 'Reports to measure'],
      },
      { label: 'Industries', items: ['Real estate', 'Healthcare', 'Education'] },
    ],
    color: 'green',
    source: 'placeholder',
  },
] satisfies readonly Platform[];

const questions = {
  title: 'Before the first contact is\u00a0imported',
  lead: {
    before: 'Missing yours? ',
    link: { label: 'Ask it here', to: '/contact?topic=crm-erp' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How are the four results to be read?',
      answer:
        'Each against what stood before it, which the drawing sets to one: a first-year ROI of 3.2x, which is $3.20 back for a dollar put in, retention improved by 42%, 35% more sales productivity, and a response time reduced by 50%.',
    },
    {
      question: 'Which CRM fits us?',
      answer:
        'Salesforce where the rules are many, HubSpot where marketing leads, Microsoft Dynamics 365 where the orders already are, and a custom CRM where none of them has your process.',
    },
    {
      question: 'How long does it take?',
      answer:
        'A CRM is implemented in our five phases, from 1 to 2 weeks of discovery to a support phase without an end date. The average to go-live across all implementation projects is 45 days.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, management included, with no setup fee. Specialized software licenses are the one exception.`,
    },
    {
      question: 'Can your people also work in it?',
      answer:
        'Yes. Customer support, back office and data work can be run from the Philippines at the same rate, in the CRM that was put in.',
    },
    {
      question: 'Who answers after go-live?',
      answer: 'Cebu City, where the office is open 24/7, and Los Angeles on weekdays from 08:00 to 17:00.',
    },
  ],
} satisfies Questions;

export const crm = {
  meta: {
    path: '/solutions/crm',
    title: 'CRM Implementation: Salesforce, HubSpot, Dynamics 365 | Vantedge',
    description:
      'CRM implementation on Salesforce, HubSpot, Microsoft Dynamics 365 or a custom build: 3.2x first-year ROI, 35% sales productivity, 50% shorter response times.',
    keywords: [
      'CRM implementation',
      'Salesforce implementation',
      'HubSpot implementation',
      'Microsoft Dynamics 365 CRM',
      'custom CRM development',
      'CRM migration',
      'CRM consulting',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'CRM implementation',
      title: hero.title,
      figures: results.slice(0, 3).map(({ figure, label }) => ({ ...figure, scope: label })),
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
    faq: questions.items,
  },
  hero,
  results: {
    caption: 'Four results on one scale, each beside what stood before it',
    items: results,
  },
  services: {
    title: 'A CRM fails at the\u00a0joints',
    lead: 'Between the process and the screen, the old list and the new one, the training and the Monday after. So each of the four pieces of work ends with what the next one needs.',
    words: { on: 'Hands on', back: 'Hands back' },
    items: [
      {
        title: 'Strategy and process',
        parts: ['Customer journey', 'Pipeline stages', 'Lead and account rules', 'Measures of success'],
        handoff: 'an agreed pipeline',
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
          'Clean-up of contacts',
          'History and open deals',
          'E-mail, telephony and ERP',
          'Forms and web store',
        ],
        handoff: 'one record a customer',
        source: 'placeholder',
      },
      {
        title: 'Training and adoption',
        parts: ['Training by role', 'Usage reports', 'Release reviews', 'Support after go-live'],
        handoff: 'what to change in the process',
        source: 'placeholder',
      },
    ],
  },
  platforms: {
    title: 'Three products, and one of your\u00a0own',
    lead: 'The product matters less than the reason for it. Here is ours for each of the four.',
    items: platforms,
    note: 'Salesforce, HubSpot and Microsoft Dynamics 365 are trademarks of their owners, named here as the platforms that we work on. Vantedge is not affiliated with them.',
  },
  industries: {
    title: 'Eight industries, eight kinds of\u00a0record',
    lead: 'What a customer is differs by trade, and so does the first page of the CRM.',
    items: [
      { name: 'Education', text: 'Applicants, programs and terms.' },
      { name: 'Financial services', text: 'Households, mandates and access rights.' },
      { name: 'Healthcare', text: 'Referrals, appointments and consent.' },
      { name: 'Manufacturing', text: 'Dealers, quotations and installed machines.' },
      { name: 'Professional services', text: 'Engagements, proposals and partners.' },
      { name: 'Real estate', text: 'Listings, viewings and offers.' },
      { name: 'Retail and e-commerce', text: 'Orders, returns and loyalty.' },
      { name: 'Technology', text: 'Trials, subscriptions and renewals.' },
    ],
    source: 'placeholder',
  },
  questions,
  closing: {
    title: 'Which list still lives in a\u00a0spreadsheet?',
    text: 'Send us its column heads. They are the first draft of your record, and we reply within 24 hours.',
    actions: [
      { label: 'Talk to a CRM Consultant', to: '/contact?topic=crm-erp' },
      { label: 'All Implementation Services', to: '/solutions/implementation' },
    ],
  },
} satisfies CrmPage;
