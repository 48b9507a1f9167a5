import {
  company,
  type PageMeta,
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

const topic = `${paths.contact}?topic=staff-augmentation`;
const [losAngeles, cebu] = company.offices;

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Industries', to: paths.industries },
    { label: 'Technology' },
  ],
  name: 'Technology',
  title: 'Push at five. Merge at\u00a0eight.',
  lead: 'Your team in Cebu City works alongside you for nine hours and keeps going for the other fifteen: software, testing, cloud and support from a single backlog.',
  actions: [{ label: 'Plan a Technology Team', to: topic }],
  more: { label: 'See the stack', to: '#stack' },
} satisfies TechnologyPage['hero'];

const retention = stats.technologyRetention;

const pageStats = [stats.technologyProfessionals, stats.technologies, stats.developmentCycles, retention];

const questions = {
  title: 'Before your first\u00a0sprint',
  lead: {
    before: 'Have a technical question? ',
    link: { label: 'Ask our team', to: topic },
    after: '.',
  },
  items: [
    {
      question: 'How soon can a team start?',
      answer:
        'In 2 weeks. A single developer can be deployed in 5 days, from analysis and matching through interviews and onboarding.',
    },
    {
      question: 'What hours does the team work?',
      answer:
        'The hours you choose. Cebu City is open 24/7, so a team can work with you from 08:00 to 17:00 Los Angeles time, cover the other 15 hours, or split its time between the two.',
    },
    {
      question: 'What does the 99.8% retention figure cover?',
      answer: 'It covers technology clients only, and is separate from Vantedge’s 98% client retention rate.',
    },
    {
      question: 'How flexible are your contracts?',
      answer:
        'Staff Augmentation and Boutique engagements start at 80 hours a month, Managed at 160. The minimum term is 1 month for Flex Staffing, 3 for Project-Based and 6 for Dedicated Teams.',
    },
    {
      question: 'What does a technology team cost?',
      answer:
        'A flat $24 an hour for any stack. You pay no recruitment, setup, management or hidden fees; only specialized software licenses are extra.',
    },
  ],
} satisfies Questions;

const services = {
  title: 'Four teams on one\u00a0pipeline',
  lead: 'From the first branch to the last ticket. Hire all four, or just the team you are missing.',
  items: [
    {
      name: 'Software development teams',
      to: paths.developers,
      text: 'Web, backend, mobile and integration developers who work in your sprints and your repositories.',
      stat: { ...stats.developerDays, scope: 'from analysis to onboarding' },
    },
    {
      name: 'QA and testing',
      to: paths.qa,
      text: 'Functional, regression and performance testing, automated wherever tests are repeated.',
      stat: { ...stats.qaPhases, scope: 'in our methodology' },
    },
    {
      name: 'Cloud and infrastructure',
      to: paths.cloud,
      text: 'Migration, provisioning, release pipelines and monitoring on AWS, Azure, Google Cloud or a hybrid environment.',
      stat: { ...stats.cloudUptime, scope: 'uptime' },
    },
    {
      name: 'Technical support',
      to: paths.support,
      text: 'Agents who help your users by phone, live chat and remote session, and log bugs your developers can reproduce.',
      stat: {
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
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'Technology',
      title: hero.title,
      stats: [stats.technologyProfessionals, stats.technologies, stats.developmentCycles],
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
      'One day in two offices. From 08:00 to 17:00 in Los Angeles, both work side by side for 9 hours. Cebu City then works another 15 hours, until the branch is merged at 08:00.',
    day: { city: losAngeles.city, hours: losAngeles.hours.toLowerCase() },
    aroundTheClock: { city: cebu.city, hours: `${cebu.hours.toLowerCase()}; standard time` },
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
    title: 'The stack, layer by layer',
    lead: {
      before:
        'Some of the 50+ technologies our teams work in, from the user interface down to the infrastructure. ',
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
        points: ['Four-step screening', '5+ years of experience, on average'],
        stat: { ...stats.acceptanceRate, unit: 'accepted' },
      },
      {
        claim: 'English in every pull request',
        points: ['Reviews, tickets and standups in English', 'National literacy rate in the Philippines'],
        stat: { ...stats.englishLiteracy, unit: 'literacy' },
      },
      {
        claim: 'Replaced if it’s not a fit',
        points: ['Guarantee covers every placement', 'No recruitment fees'],
        stat: { ...stats.replacementGuarantee, unit: 'guarantee' },
      },
      {
        claim: 'One rate for the whole stack',
        points: ['Developers, testers, cloud and support', 'Management included, $0 setup'],
        stat: {
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
    title: 'Create the first\u00a0branch.',
    text: `Tell us your stack, the roles you need and the hours to cover. ${replyPromise.sentence}`,
    actions: [{ label: 'Plan a Technology Team', to: topic }],
    terms: ['No recruitment fees', 'Start in 2 weeks', 'Flexible contracts'],
    more: [{ label: 'Compare engagement models', to: paths.engagementModels }],
  },
} satisfies TechnologyPage;
