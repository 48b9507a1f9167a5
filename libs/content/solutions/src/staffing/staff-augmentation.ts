import {
  billingTerms,
  contactAbout,
  contactLabels,
  formatUsd,
  heroPrice,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Action, Closing, Hero, Questions, SectionIntro } from '../model.ts';

/** A staffing category and the link to its page. */
interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: Action;
  badge?: string;
  source: string;
}

/** A hiring step. Durations are in days; the ongoing step has none. */
interface HiringStep {
  name: string;
  note: string;
  min?: number;
  max?: number;
  when: string;
  source: string;
}

/** An engagement model. */
interface Engagement {
  model: string;
  bestFor: string;
  commitment: string;
  teamSize: string;
  source: string;
}

/** The staff augmentation page, the hub of four staffing categories. */
interface StaffAugmentationPage {
  meta: PageMeta;
  hero: Hero;
  sections: PageSections;
  bench: SectionIntro;
  branches: { title: string; items: readonly Branch[] };
  advantage: {
    title: string;
    more: Action;
    stats: readonly Stat[];
  };
  steps: SectionIntro & {
    caption: string;
    ticks: readonly { at: number; label: string }[];
    items: readonly HiringStep[];
  };
  engagement: {
    title: string;
    labels: { bestFor: string; commitment: string; teamSize: string };
    models: readonly Engagement[];
    plans: SectionIntro & {
      caption: string;
      columns: readonly string[];
      rows: readonly { label: string; cells: readonly string[] }[];
    };
  };
  guarantee: { title: string; stats: readonly Stat[] };
  questions: Questions;
  closing: Closing;
}

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Solutions', to: paths.solutions },
    { label: 'Staff Augmentation' },
  ],
  name: 'Staff Augmentation',
  title: 'Add people to the team you already\u00a0have',
  lead: 'Developers, testers, project managers and support engineers. A first match within 24 hours, candidates in 1–2 weeks.',
  price: heroPrice,
  actions: [
    { label: contactLabels.match, to: contactAbout('staff-augmentation') },
    { label: 'See how it works', to: '#steps' },
  ],
} satisfies Hero;

const acceptance = { ...stats.acceptanceRate, label: 'of applicants are accepted' };

const matchHours = {
  id: 'match-hours',
  value: '24',
  unit: 'hours',
  label: 'to a first match',
  source: 'unverified',
};

const questions = {
  title: 'Hiring questions, answered',
  lead: {
    before: 'Have a different question? ',
    link: { label: contactLabels.ask, to: contactAbout('staff-augmentation') },
    after: '.',
  },
  items: [
    {
      question: 'How soon will I meet candidates?',
      answer: 'In 1 to 2 weeks. You get a first match within 24 hours, and onboarding takes 1 to 2 days.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, all-inclusive: ${formatUsd(rate.monthly)} for a ${rate.hoursPerMonth}-hour month.`,
      link: billingTerms,
    },
    {
      question: 'How do you screen candidates?',
      answer:
        'Screening has four steps, and 3% of applicants pass. Those we accept have 5+ years of experience on average.',
    },
    {
      question: 'What if someone isn’t a good fit?',
      answer: 'We replace them. Every placement comes with a 100% replacement guarantee.',
    },
    {
      question: 'How long are we committed?',
      answer:
        'For 1 month on Flex Staffing, 3 on Project-Based and Hybrid, and 6 on Dedicated Teams. Scaling from 1 to 100+ FTEs takes 2 to 4 weeks on average.',
    },
    {
      question: 'Who tells them what to do?',
      answer:
        'Your managers do, in your tools and at the hours you choose. Our management of the people is included in the rate.',
    },
  ],
} satisfies Questions;

export const staffAugmentation = {
  meta: {
    path: paths.staffAugmentation,
    title: 'IT staff augmentation from the Philippines | Vantedge',
    description: `Developers, QA, project managers and support engineers for your team: a first match within 24 hours, 3% of applicants accepted, a flat $${rate.hourly} an hour.`,
    keywords: ['staff augmentation', 'IT staff augmentation Philippines', 'hire offshore developers'],
    share: {
      stats: [matchHours, acceptance, stats.professionalsDeployed],
    },
    service: {
      name: hero.name,
      type: 'IT staff augmentation',
      category: ['Staff Augmentation', 'IT Staffing'],
      offers: [
        { name: 'Software developers', hourly: rate.hourly },
        { name: 'QA testing', hourly: rate.hourly },
        { name: 'Project management', hourly: rate.hourly },
        { name: 'Technical support', hourly: rate.hourly },
      ],
    },
  },
  hero,
  sections: {
    branches: 'Roles',
    advantage: 'The Philippines',
    steps: 'Steps',
    engagement: 'Models',
    terms: 'Terms',
    'case-study': 'Case study',
    questions: 'Questions',
  },
  bench: {
    title: 'Who works while you\u00a0do, and who works\u00a0after',
    lead: 'Choose your time zone, and see how many hours you would share.',
  },
  branches: {
    title: 'Roles to add to your team',
    items: [
      {
        title: 'Developers',
        text: 'From front end to database, ready for your sprint.',
        roles: ['Frontend', 'Backend', 'Mobile'],
        link: { label: 'See developers', to: paths.developers },
        badge: 'In-demand',
        source: 'placeholder',
      },
      {
        title: 'QA testers',
        text: 'Manual, automated and performance tests for every release.',
        roles: ['Manual', 'Automated', 'Performance'],
        link: { label: 'See QA testing', to: paths.qa },
        badge: 'Specialized',
        source: 'placeholder',
      },
      {
        title: 'Project managers',
        text: 'Certified in PMP, CSM, SAFe and PRINCE2, for your plan, budget and risks.',
        roles: ['Project leads', 'Scrum masters', 'Business analysts'],
        link: { label: 'See project management', to: paths.pm },
        badge: 'Essential',
        source: 'placeholder',
      },
      {
        title: 'Technical support',
        text: 'By phone, live chat and remote session, 24/7.',
        roles: ['Help desk', 'Application support', 'Systems and network'],
        link: { label: 'See technical support', to: paths.support },
        source: 'placeholder',
      },
    ],
  },
  advantage: {
    title: 'Why the Philippines',
    more: { label: 'See the workday, hour by hour', to: paths.whyVantedge },
    stats: [
      stats.englishLiteracy,
      stats.usOverlap,
      stats.itProfessionals,
      {
        id: 'table-savings',
        value: '60',
        suffix: '%',
        label: `savings vs. ${rate.marketNames.tables} an hour`,
        source: 'unverified',
      },
      stats.professionalsDeployed,
      stats.clientRetention,
    ],
  },
  steps: {
    title: 'From request to first day',
    lead: 'You meet candidates in 1 to 2 weeks. Support continues for as long as they work with you.',
    caption: 'Duration of each step',
    ticks: [
      { at: 0, label: 'Request' },
      { at: 7, label: '1 week' },
      { at: 14, label: '2 weeks' },
    ],
    items: [
      {
        name: 'First match',
        note: 'Role, stack and hours, from our bench.',
        min: 1,
        max: 1,
        when: '24 hours',
        source: 'placeholder',
      },
      {
        name: 'Shortlist',
        note: 'Skills checked against your role.',
        min: 3,
        max: 5,
        when: '3–5 days',
        source: 'placeholder',
      },
      {
        name: 'Interviews',
        note: 'You meet candidates and decide.',
        min: 7,
        max: 7,
        when: '1 week',
        source: 'placeholder',
      },
      {
        name: 'Onboarding',
        note: 'Access, tools and a first task.',
        min: 1,
        max: 2,
        when: '1–2 days',
        source: 'placeholder',
      },
      {
        name: 'Support',
        note: 'Reviews, backup and replacement.',
        when: 'Continuous',
        source: 'placeholder',
      },
    ],
  },
  engagement: {
    title: 'Dedicated, by the hour or by\u00a0project',
    labels: { bestFor: 'Best for', commitment: 'Minimum commitment', teamSize: 'Team size' },
    models: [
      {
        model: 'Dedicated team',
        bestFor: 'Products in continuous development.',
        commitment: '6 months',
        teamSize: '3–50+',
        source: 'placeholder',
      },
      // The specification gives no terms for this model: the minimum hours are those of Staff Augmentation on the rate card, the size that of the whole offer.
      {
        model: 'Time and materials',
        bestFor: 'Work that changes from week to week, billed by the hour.',
        commitment: '80 hours a month',
        teamSize: '1–100+',
        source: 'placeholder',
      },
      {
        model: 'Project-based',
        bestFor: 'Work with a defined scope and outcome.',
        commitment: '3 months',
        teamSize: '5–20',
        source: 'placeholder',
      },
    ],
    plans: {
      title: 'Minimum terms by plan',
      lead: 'The engagement model, minimum term and team size of each plan.',
      caption: 'Terms of each plan',
      columns: ['Plan', 'Model', 'Minimum', 'FTEs'],
      rows: [
        { label: 'Dedicated Teams', cells: ['Dedicated team', '6 months', '3–50+'] },
        { label: 'Project-Based', cells: ['Project-based', '3 months', '5–20'] },
        { label: 'Flex Staffing', cells: ['Time and materials', '1 month', '1–100+'] },
        { label: 'Hybrid', cells: ['Mixed', '3 months', 'Customized'] },
      ],
    },
  },
  guarantee: {
    title: 'Screened before you meet\u00a0them',
    stats: [
      acceptance,
      stats.averageExperience,
      { id: 'screening-steps', value: '4', label: 'screening steps', source: 'unverified' },
      stats.replacementGuarantee,
    ],
  },
  questions,
  closing: {
    title: 'Tell us who you\u00a0need',
    text: 'Give us the role, the stack and the time zone.',
    actions: [
      { label: contactLabels.match, to: contactAbout('staff-augmentation') },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies StaffAugmentationPage;
