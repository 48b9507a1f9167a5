import { company, figures, rate } from '@vantedge/content-shared';
import type { TechnologyPage } from './technology-page.ts';
import type { Questions } from '../model.ts';

const topic = '/contact?topic=staff-augmentation';
const [losAngeles, cebu] = company.offices;

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Industries', to: '/industries' },
    { label: 'Technology' },
  ],
  name: 'Technology',
  title: 'Push at five. Merge at\u00a0eight.',
  lead: 'A technology team in Cebu City that works your nine hours beside you and takes the branch through the other fifteen: software, testing, cloud and support, on one backlog.',
  actions: [{ label: 'Plan a Technology Team', to: topic }],
  further: { label: 'See the stack', to: '#stack' },
} satisfies TechnologyPage['hero'];

const retention = figures.technologyRetention;

const stats = [figures.technologyProfessionals, figures.technologies, figures.developmentCycles, retention];

const questions = {
  title: 'Raised in review',
  lead: {
    before: 'Something still open? ',
    link: { label: 'Comment on it', to: topic },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How soon can a team start?',
      answer:
        'A technology team starts in 2 weeks. A single developer goes through a deployment process of 5 days: analysis, matching, interviews and onboarding.',
    },
    {
      question: 'Whose hours does the team work?',
      answer:
        'The ones that you agree on. Cebu City is open 24/7, so a team can sit with you between 08:00 and 17:00 in Los Angeles, work the 15 hours after, or divide the two.',
    },
    {
      question: 'What does the 99.8% retention figure cover?',
      answer: 'Technology clients only. The company’s client retention figure is 98%.',
    },
    {
      question: 'How flexible is a contract?',
      answer:
        'Staff Augmentation and the Boutique model begin at 80 hours a month, the Managed model at 160. Flex Staffing runs from 1 month, Project-Based from 3, Dedicated Teams from 6.',
    },
    {
      question: 'What does a technology team cost?',
      answer:
        'A flat $24 an hour with management included, whatever the stack. There are no recruitment, setup or hidden fees; specialized software licenses are the one exception.',
    },
  ],
} satisfies Questions;

const services = {
  title: 'Four teams on one\u00a0pipeline',
  lead: 'From the first branch to the last ticket. Take the whole line, or the one team that you are short of.',
  items: [
    {
      name: 'Software development teams',
      to: '/solutions/developers',
      text: 'Web, backend and mobile developers, and the integrations between your systems, on your sprint and in your repository.',
      figure: { ...figures.developerDays, scope: 'from analysis to onboarding of a developer' },
    },
    {
      name: 'QA and testing',
      to: '/solutions/qa',
      text: 'Functional, regression and performance tests, automated where they repeat themselves.',
      figure: { ...figures.qaPhases, scope: 'in the methodology' },
    },
    {
      name: 'Cloud and infrastructure',
      to: '/solutions/cloud',
      text: 'Migration, provisioning, release pipelines and monitoring, on AWS, Azure, Google Cloud or a hybrid of them.',
      figure: { ...figures.cloudUptime, scope: 'uptime' },
    },
    {
      name: 'Technical support',
      to: '/solutions/support',
      text: 'The people who answer your users, by phone, live chat and remote session, and write the ticket that can be reproduced.',
      figure: {
        id: 'technology-support-response',
        prefix: 'under',
        value: '2',
        suffix: 'min',
        scope: 'to respond',
        source: 'unverified',
      },
    },
  ],
} satisfies TechnologyPage['services'];

export const technology = {
  meta: {
    path: '/industries/technology',
    title: 'Technology Teams: Software, QA, Cloud, Support | Vantedge',
    description:
      '500+ tech professionals across 50+ technologies, on 24/7 development cycles: software, QA, cloud and support teams at a flat $24 an hour, started in 2 weeks.',
    keywords: [
      'technology staffing',
      'offshore software development team',
      'dedicated development team Philippines',
      'QA and testing services',
      'cloud infrastructure team',
      'technical support outsourcing',
      'follow-the-sun development',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'Technology',
      title: hero.title,
      figures: [figures.technologyProfessionals, figures.technologies, figures.developmentCycles],
    },
    service: {
      name: 'Technology teams',
      type: 'Software development and IT staffing',
      category: ['Technology', 'Staff Augmentation'],
      offers: services.items.map(({ name }) => ({ name, hourly: rate.hourly })),
    },
    faq: questions.items,
  },
  hero,
  day: {
    label:
      'One day as a commit graph, a dot to the hour. From 08:00 to 17:00 in Los Angeles both offices work: 9 hours side by side. Then Cebu City works 15 hours alone, until the branch is merged at 08:00.',
    day: { city: losAngeles.city, hours: losAngeles.hours.toLowerCase() },
    round: { city: cebu.city, hours: `${cebu.hours.toLowerCase()}; standard time` },
    together: { hours: 9, text: 'hours side by side' },
    alone: { hours: 15, text: 'hours further, while Los Angeles is closed' },
    scales: {
      day: ['08', '11', '14', '17', '20', '23', '02', '05', '08'],
      round: ['00', '03', '06', '09', '12', '15', '18', '21', '24'],
    },
    marks: { push: 'push', merge: 'merge' },
  },
  figures: stats,
  services,
  stack: {
    title: 'The stack, layer by layer',
    lead: {
      before:
        'Some of the 50+ technologies in which our teams work, from what a user touches down to what it all stands on. ',
      link: { label: 'Ask about yours', to: topic },
      after: '.',
    },
    layers: [
      { title: 'Frontend', entries: ['React', 'Angular', 'Vue', 'Next.js', 'TypeScript', 'Tailwind CSS'] },
      { title: 'Mobile', entries: ['Swift', 'Kotlin', 'Flutter', 'React Native'] },
      { title: 'Backend', entries: ['Node.js', 'Java', '.NET', 'Python', 'PHP', 'Go', 'Ruby on Rails'] },
      { title: 'Database', entries: ['PostgreSQL', 'MySQL', 'SQL Server', 'Oracle', 'MongoDB', 'Redis'] },
      { title: 'DevOps', entries: ['Docker', 'Kubernetes', 'Terraform', 'Jenkins', 'GitHub Actions'] },
      { title: 'Cloud', entries: ['AWS', 'Azure', 'Google Cloud'] },
    ],
    source: 'placeholder',
  },
  reasons: {
    title: 'What you can hold us to',
    items: [
      {
        claim: 'Screened before you meet them',
        grounds: ['Four steps of screening', '5+ years of experience on average'],
        figure: { ...figures.acceptanceRate, unit: 'accepted' },
      },
      {
        claim: 'English in the pull request',
        grounds: ['Reviews, tickets and standups in English', 'Counted for the Philippines as a whole'],
        figure: { ...figures.englishLiteracy, unit: 'literacy' },
      },
      {
        claim: 'Replaced when it does not fit',
        grounds: ['The guarantee covers every placement', 'No recruitment fees'],
        figure: { ...figures.replacementGuarantee, unit: 'guarantee' },
      },
      {
        claim: 'One rate for the whole stack',
        grounds: ['Developer, tester, cloud engineer or support', 'Management included, setup $0'],
        figure: {
          id: 'technology-rate',
          prefix: '$',
          value: String(rate.hourly),
          unit: 'an hour',
          scope: 'flat rate, management included',
          source: 'unverified',
        },
      },
    ],
  },
  questions,
  closing: {
    title: 'Open the first\u00a0branch.',
    text: 'Tell us the stack, the roles and the hours. We reply within 24 hours.',
    actions: [{ label: 'Plan a Technology Team', to: topic }],
    terms: ['No recruitment fees', 'Start in 2 weeks', 'Flexible contracts'],
    further: [{ label: 'Compare the engagement models', to: '/engagement-models' }],
  },
} satisfies TechnologyPage;
