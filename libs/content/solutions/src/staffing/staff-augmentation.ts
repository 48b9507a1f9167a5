import { figures, rate } from '@vantedge/content-shared';
import type { Hero, Questions } from '../model.ts';
import type { StaffAugmentationPage } from './staff-augmentation-page.ts';

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Solutions', to: '/solutions' },
    { label: 'Staff Augmentation' },
  ],
  name: 'Staff Augmentation',
  title: 'Ask today. Meet your match tomorrow.',
  lead: `Developers, testers, project managers and support engineers on the team you already run, at $${rate.hourly} an hour, all-inclusive. A match comes within 24 hours.`,
  actions: [
    { label: 'Get Matched', to: '/contact?topic=staff-augmentation' },
    { label: 'See the Five Steps', to: '#steps' },
  ],
} satisfies Hero;

const acceptance = { ...figures.acceptanceRate, scope: 'of applicants are accepted' };

const matchHours = {
  id: 'match-hours',
  value: '24',
  suffix: 'hours',
  scope: 'to a match',
  source: 'unverified',
};

const questions = {
  title: 'Asked before the first\u00a0hire',
  lead: {
    before: 'Another one? ',
    link: { label: 'Put it to us', to: '/contact?topic=staff-augmentation' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How soon will I see people?',
      answer: 'A match within 24 hours, candidates in 1 to 2 weeks. Onboarding takes 1 to 2 days more.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, management included: $${rate.monthly.toLocaleString('en-US')} for a month of ${rate.hoursPerMonth} hours. Only specialized software licenses are extra.`,
    },
    {
      question: 'How are people chosen?',
      answer:
        'In four steps of screening, which 3% of applicants pass. Their experience is 5+ years on average.',
    },
    {
      question: 'What if somebody does not fit?',
      answer: 'We replace them. The guarantee is 100%.',
    },
    {
      question: 'How small, or how large, can a team be?',
      answer: 'From 1 FTE to 100+; going from one to the other takes 2 to 4 weeks on average.',
    },
    {
      question: 'Which hours do they work?',
      answer: 'Yours. Cebu City is open 24/7, with US time-zone overlap.',
    },
  ],
} satisfies Questions;

export const staffAugmentation = {
  meta: {
    path: '/solutions/staff-augmentation',
    title: 'IT Staff Augmentation from the Philippines | Vantedge',
    description: `Developers, QA, project managers and support engineers on your own team: matched within 24 hours, 3% of applicants accepted, a flat $${rate.hourly} an hour.`,
    keywords: ['staff augmentation', 'IT staff augmentation Philippines', 'hire offshore developers'],
    breadcrumb: hero.breadcrumb,
    share: {
      label: hero.name,
      title: hero.title,
      figures: [matchHours, acceptance, { ...figures.professionalsDeployed, scope: 'deployed' }],
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
    faq: questions.items,
  },
  hero,
  day: {
    caption: 'The day after a request, on the clock in Los Angeles',
    from: 17,
    hours: 24,
    ends: { request: 'Your request', length: '24 hours', match: 'Your match' },
    offices: [
      { name: 'Los Angeles, 08:00–17:00', opens: 8, closes: 17 },
      { name: 'Cebu City, open 24/7', opens: 0, closes: 24 },
    ],
  },
  branches: {
    title: 'Four kinds of colleague',
    lead: 'On your team, with your tools, in your hours. One rate covers all four.',
    items: [
      {
        title: 'Developers',
        text: 'From interface to database, on your sprint in five days.',
        roles: ['Frontend', 'Backend', 'Mobile'],
        link: { label: 'Hire Developers', to: '/solutions/developers' },
        badge: 'In-demand',
        source: 'placeholder',
      },
      {
        title: 'QA testers',
        text: 'They write the case first, then break the build on purpose.',
        roles: ['Manual', 'Automated', 'Performance'],
        link: { label: 'Hire QA Testers', to: '/solutions/qa' },
        badge: 'Specialized',
        source: 'placeholder',
      },
      {
        title: 'Project managers',
        text: 'Certified in PMP, CSM, SAFe and PRINCE2, and judged by the plan.',
        roles: ['Project leads', 'Scrum masters', 'Business analysts'],
        link: { label: 'Hire Project Managers', to: '/solutions/pm' },
        badge: 'Essential',
        source: 'placeholder',
      },
      {
        title: 'Technical support',
        text: 'By phone, live chat and remote session, 24/7.',
        roles: ['Help desk', 'Application support', 'Systems and network'],
        link: { label: 'Hire Support Engineers', to: '/solutions/support' },
        source: 'placeholder',
      },
    ],
  },
  advantage: {
    title: 'Why the Philippines',
    lead: 'A large profession, at home in English, and our record of putting it to work.',
    more: { label: 'The day, hour by hour', to: '/why-vantedge' },
    figures: [
      { figure: figures.englishLiteracy, drawing: { kind: 'share', count: 95 } },
      {
        figure: { ...figures.usOverlap, scope: 'coverage, beyond an office’s 45 hours' },
        drawing: { kind: 'week', from: 8, to: 17, days: 5 },
      },
      { figure: { ...figures.itProfessionals, scope: 'IT professionals in the country' } },
      {
        figure: {
          id: 'table-savings',
          value: '60',
          suffix: '%',
          scope: `savings: $${rate.hourly} against a market hour of $${rate.market.tables}`,
          source: 'unverified',
        },
        // A stroke is two dollars.
        drawing: {
          kind: 'strokes',
          full: rate.hourly / 2,
          of: rate.market.tables / 2,
          group: 30,
          pitch: 5,
          gap: 0,
        },
      },
      { figure: { ...figures.professionalsDeployed, scope: 'professionals deployed by us' } },
      { figure: figures.clientRetention, drawing: { kind: 'share', count: 98 } },
    ],
  },
  steps: {
    title: 'From a request to a colleague',
    lead: 'Candidates in 1 to 2 weeks; the fifth step has no end.',
    caption: 'On one scale of days',
    ticks: [
      { at: 0, label: 'Request' },
      { at: 7, label: '1 week' },
      { at: 14, label: '2 weeks' },
    ],
    items: [
      {
        name: 'Request and match',
        note: 'Role, stack and hours.',
        min: 1,
        max: 1,
        when: '24 hours',
        source: 'placeholder',
      },
      {
        name: 'Screening',
        note: 'Four steps, to a short list.',
        min: 3,
        max: 5,
        when: '3–5 days',
        source: 'placeholder',
      },
      {
        name: 'Interviews',
        note: 'You meet them and decide.',
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
        note: 'Reviews, cover, replacement.',
        when: 'Continuous',
        source: 'placeholder',
      },
    ],
  },
  engagement: {
    title: 'Three ways to engage',
    words: { bestFor: 'Best for', commitment: 'Minimum commitment', teamSize: 'Team size' },
    models: [
      {
        model: 'Dedicated team',
        bestFor: 'A product that is never finished.',
        commitment: '6 months',
        teamSize: '3–50+',
        source: 'placeholder',
      },
      // No terms of its own are given: the least hours are those of the rate card's Staff Augmentation, the size that of the whole offer.
      {
        model: 'Time and materials',
        bestFor: 'Work that changes weekly, paid by the hours worked.',
        commitment: '80 hours a month',
        teamSize: '1–100+',
        source: 'placeholder',
      },
      {
        model: 'Project-based',
        bestFor: 'A result that can be described before it is begun.',
        commitment: '3 months',
        teamSize: '5–20',
        source: 'placeholder',
      },
    ],
    plans: {
      title: 'Four staffing plans',
      lead: 'Each has its own shortest term and team size.',
      caption: 'Terms of each plan',
      columns: ['Plan', 'Minimum', 'FTEs'],
      rows: [
        { label: 'Dedicated Teams', cells: ['6 months', '3–50+'] },
        { label: 'Project-Based', cells: ['3 months', '5–20'] },
        { label: 'Flex Staffing', cells: ['1 month', '1–100+'] },
        { label: 'Hybrid', cells: ['3 months', 'customized'] },
      ],
    },
  },
  guarantee: {
    title: 'A hundred apply, three\u00a0are\u00a0accepted',
    lead: 'Sooner nobody than the wrong person.',
    acceptance: {
      figure: acceptance,
      drawing: { kind: 'share', count: 3 },
      alt: 'Three of a hundred dots are filled.',
    },
    terms: [
      {
        figure: figures.averageExperience,
      },
      {
        figure: { id: 'screening-steps', value: '4', scope: 'steps of screening', source: 'unverified' },
      },
      {
        figure: figures.replacementGuarantee,
        text: 'It covers every place that we fill.',
      },
    ],
  },
  questions,
  closing: {
    title: 'Describe the empty\u00a0chair.',
    text: 'The role, the stack, the time zone. You have a match within 24 hours.',
    actions: [
      { label: 'Get a Match within 24 Hours', to: '/contact?topic=staff-augmentation' },
      { label: 'See the Rate Card', to: '/rate-card' },
    ],
  },
} satisfies StaffAugmentationPage;
