import {
  billingTerms,
  company,
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
import type { Action, Closing, Hero, LinkedText, Questions, Reason, SectionIntro } from '../model.ts';

/** One day in both offices, drawn as a commit graph. Hours count from the start of the first office's day. */
interface CommitDay {
  label: string;
  day: { city: string; hours: string };
  aroundTheClock: { city: string; hours: string };
  overlap: { hours: number; text: string };
  alone: { hours: number; text: string };
  /** Every third hour, in both cities. */
  scales: { day: readonly string[]; aroundTheClock: readonly string[] };
  marks: { push: string; merge: string };
}

/** The technology page. */
interface TechnologyPage {
  meta: PageMeta;
  sections: PageSections;
  hero: Hero & { more: Action };
  day: CommitDay;
  stats: readonly Stat[];
  services: SectionIntro & { items: readonly { name: string; to: string; text: string; stat: Stat }[] };
  stack: {
    title: string;
    lead: LinkedText;
    /** The first two are side by side above the others. */
    layers: readonly { title: string; entries: readonly string[] }[];
    source: string;
  };
  /** Each stat has a unit after its number. */
  reasons: {
    title: string;
    items: readonly (Omit<Reason, 'stat'> & { stat: Stat & { unit: string } })[];
  };
  questions: Questions;
  closing: Closing & { terms: readonly string[]; more: readonly Action[] };
}

const topic = contactAbout('staff-augmentation');
const [losAngeles, cebu] = company.offices;

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Industries', to: paths.industries },
    { label: 'Technology' },
  ],
  name: 'Technology',
  title: 'Software, QA, cloud and support teams, day and\u00a0night',
  lead: 'Our Cebu City teams overlap with your day for nine hours and cover the other fifteen, from a single backlog.',
  price: heroPrice,
  actions: [{ label: contactLabels.quote, to: topic }],
  more: { label: 'See the stack', to: '#stack' },
} satisfies TechnologyPage['hero'];

const retention = stats.technologyRetention;

const pageStats = [stats.technologyProfessionals, stats.technologies, stats.developmentCycles, retention];

const questions = {
  title: 'Before your first\u00a0sprint',
  lead: {
    before: 'Have a technical question? ',
    link: { label: contactLabels.ask, to: topic },
    after: '.',
  },
  items: [
    {
      question: 'What happens before the first commit?',
      answer:
        'Analysis, matching, interviews and onboarding: 5 days for a single developer, 2 weeks for a team.',
    },
    {
      question: 'What hours does the team work?',
      answer:
        'The hours you choose. Cebu City is open 24/7, so a team can work with you from 8 a.m. to 5 p.m. Pacific time, cover the other 15 hours, or split its time between the two.',
    },
    {
      question: 'How flexible are your contracts?',
      answer:
        'You start at 80 hours a month, or at 160 if we manage the work. A team can grow from 1 to 100+ FTEs in 2–4 weeks on average.',
      link: billingTerms,
    },
    {
      question: 'Where does the code live, and who reviews it?',
      answer:
        'In your repositories. Our developers work in your sprints, so every change goes through the review that you already have.',
    },
  ],
} satisfies Questions;

const services = {
  title: 'Build, test, run and\u00a0support',
  lead: 'Hire all four, or just the team you are missing.',
  items: [
    {
      name: 'Software development teams',
      to: paths.developers,
      text: 'Web, backend, mobile and integration developers who work in your sprints and your repositories.',
      stat: stats.developerDays,
    },
    {
      name: 'QA and testing',
      to: paths.qa,
      text: 'Functional, regression and performance testing, automated wherever tests are repeated.',
      stat: stats.qualityScore,
    },
    {
      name: 'Cloud and infrastructure',
      to: paths.cloud,
      text: 'Migration, provisioning, release pipelines and monitoring on AWS, Azure, Google Cloud or a hybrid environment.',
      stat: stats.cloudUptime,
    },
    {
      name: 'Technical support',
      to: paths.support,
      text: 'Agents who help your users by phone, live chat and remote session, and log bugs your developers can reproduce.',
      stat: stats.supportResponse,
    },
  ],
} satisfies TechnologyPage['services'];

export const technology = {
  sections: { services: 'Services', stack: 'Stack', reasons: 'Reasons', questions: 'Questions' },
  meta: {
    path: paths.technology,
    title: 'Technology teams: software, QA, cloud, support | Vantedge',
    description:
      '500+ tech professionals, 50+ technologies and 24/7 development cycles: software, QA, cloud and support teams that start in 2 weeks, at a flat $24 an hour.',
    keywords: [
      'technology staffing',
      'offshore software development team',
      'dedicated development team Philippines',
      'QA and testing services',
      'cloud infrastructure team',
      'technical support outsourcing',
      'follow-the-sun development',
    ],
    share: {
      label: 'Technology',
      stats: [stats.technologyProfessionals, stats.technologies, stats.developmentCycles],
    },
    service: {
      name: 'Technology teams',
      type: 'Software development and IT staffing',
      category: ['Technology', 'Staff Augmentation'],
      offers: services.items.map(({ name }) => ({ name, hourly: rate.hourly })),
    },
  },
  hero,
  day: {
    label:
      'One day in two offices. From 8 a.m. to 5 p.m. in Los Angeles, both work side by side for 9 hours. Cebu City then works another 15 hours, until the branch is merged at 8 a.m.',
    day: { city: losAngeles.city, hours: losAngeles.hours },
    aroundTheClock: { city: cebu.city, hours: `${cebu.hours}; standard time` },
    overlap: { hours: 9, text: 'hours side by side' },
    alone: { hours: 15, text: 'more hours while Los Angeles is closed' },
    scales: {
      day: ['08', '11', '14', '17', '20', '23', '02', '05', '08'],
      aroundTheClock: ['00', '03', '06', '09', '12', '15', '18', '21', '24'],
    },
    marks: { push: 'push', merge: 'merge' },
  },
  stats: pageStats,
  services,
  stack: {
    title: 'The stack, from frontend to\u00a0cloud',
    lead: {
      before:
        'Some of the 50+ technologies, from the user interface down to the infrastructure. Don’t see yours? ',
      link: { label: contactLabels.ask, to: topic },
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
    title: 'Why technology companies hire\u00a0us',
    items: [
      {
        claim: 'Screened before you meet them',
        points: ['Four-step screening', '5+ years of experience, on average'],
        stat: { ...stats.acceptanceRate, unit: 'accepted' },
      },
      {
        claim: 'English in every pull request',
        points: ['Reviews, tickets and standups in English', '95% English literacy, nationwide'],
        stat: { ...stats.englishLiteracy, unit: 'literacy' },
      },
      {
        claim: 'Replaced if it’s not a fit',
        points: ['Guarantee covers every placement', 'You interview the people we propose'],
        stat: { ...stats.replacementGuarantee, unit: 'guarantee' },
      },
      {
        claim: 'One rate for the whole stack',
        points: ['Developers, testers, cloud and support', 'Mid- and senior-level talent'],
        stat: {
          id: 'technology-rate',
          prefix: '$',
          value: String(rate.hourly),
          unit: 'an hour',
          label: 'flat rate, management included',
          source: 'unverified',
        },
      },
    ],
  },
  questions,
  closing: {
    title: 'Fill the role that your next sprint is\u00a0missing',
    text: `Tell us the stack, the role and the hours to cover. ${replyPromise.sentence}`,
    actions: [{ label: contactLabels.quote, to: topic }],
    terms: ['No recruitment fees', 'Start in 2 weeks', 'Flexible contracts'],
    more: [{ label: 'Compare engagement models', to: paths.engagementModels }],
  },
} satisfies TechnologyPage;
