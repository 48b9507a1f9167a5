import {
  billingTerms,
  company,
  contactAbout,
  contactLabels,
  departments,
  type PageMeta,
  type PageSections,
  paths,
  rate,
  replyPromise,
  type Stat,
  stats,
} from '@vantedge/content-shared';
import type { Action, Closing, Hero, Questions, SectionIntro, ServiceGroup } from '../model.ts';
import { type Passage, passage } from './passage.ts';

/** The cost of one publisher’s fifty seats. */
interface TeamCostBySeat extends SectionIntro {
  departments: typeof departments;
  /** Hours per seat per month. */
  hoursEach: number;
  /** Dollars an hour. */
  marketRate: number;
  bars: { market: string; ours: string; kept: string; label: string };
  table: { caption: string; columns: readonly string[]; total: string };
  outcomes: readonly { stat: Stat; label: string }[];
  term: {
    title: string;
    text: string;
    years: number;
    weeks: number;
    marks: { weeks: { value: string; text: string }; years: string };
  };
  story: Action;
}

/** A service, with the accessible name of the passage after it. */
type Service = ServiceGroup & { alt: string };

/** The publishing page. */
interface PublishingPage {
  meta: PageMeta;
  sections: PageSections;
  /** The headline as a corrected proof: `cut` is struck out and `put` replaces it. */
  hero: Hero & {
    lines: readonly { text: string; cut?: string; put?: string }[];
    more: Action;
    slug: { notes: readonly { label: string; value: string }[] };
  };
  services: SectionIntro & { passage: Passage; items: readonly [Service, Service, Service, Service] };
  seats: TeamCostBySeat;
  /** In alphabetical order. */
  verticals: SectionIntro & { items: readonly { name: string; text: string; source: string }[] };
  questions: Questions;
  /** `stet` ends the closing headline, marked as a proofreader would. */
  closing: Closing & { stet: string; more: readonly Action[] };
}

const topic = contactAbout('bpo');
const [losAngeles, cebu] = company.offices;

const hero = {
  breadcrumb: [
    { label: 'Home', to: paths.home },
    { label: 'Industries', to: paths.industries },
    { label: 'Publishing' },
  ],
  name: 'Publishing services',
  title: 'Publishing teams for your books',
  lines: [{ text: 'Publishing teams' }, { text: 'for', cut: 'yuor', put: 'your' }, { text: 'books' }],
  lead: 'Content, editing, design and digital publishing for every stage of a title, from Cebu City.',
  actions: [{ label: contactLabels.quote, to: topic }],
  more: { label: 'See what fifty seats cost', to: '#fifty' },
  slug: {
    notes: [
      { label: losAngeles.city, value: losAngeles.hours },
      { label: cebu.city, value: cebu.hours },
      { label: 'Rate', value: `$${rate.hourly} an hour, all-inclusive` },
    ],
  },
} satisfies PublishingPage['hero'];

const services = {
  title: 'Content, editorial, design and digital services',
  lead: 'How each of our teams handles the same sentence. Buy one service or all four.',
  passage,
  items: [
    {
      title: 'Content management',
      scope:
        'Manuscripts, rights, images and versions in one structure, so every edition comes from the same source.',
      entries: ['Ingestion and tagging', 'Metadata and catalog feeds', 'Version and asset control'],
      alt: 'The paragraph as tagged source text with element IDs.',
      source: 'placeholder',
    },
    {
      title: 'Editorial services',
      scope:
        'From the first structural edit to the final proof, in your house style, with queries your authors can answer.',
      entries: ['Developmental and copy editing', 'Proofreading', 'Fact and permissions checks'],
      alt: 'The paragraph with an editor’s marks: “no body” is closed up, and “key” is corrected to “quay.”',
      source: 'placeholder',
    },
    {
      title: 'Design and production',
      scope:
        'Covers, interiors and the files your printer needs, built on your template or designed from scratch.',
      entries: ['Cover and interior design', 'Typesetting and corrections', 'Print-ready files'],
      alt: 'The paragraph as a typeset page with its margins and trim marked.',
      source: 'placeholder',
    },
    {
      title: 'Digital publishing',
      scope:
        'Text that reflows, can be read aloud and is easy to find: in search, in stores and on your readers’ screens.',
      entries: ['E-book conversion', 'Accessible editions', 'Store listing and distribution'],
      alt: 'The paragraph reflowed on a tablet and on a phone.',
      source: 'placeholder',
    },
  ],
} satisfies PublishingPage['services'];

const seats = {
  title: 'Fifty seats, one\u00a0invoice',
  lead: 'A book crosses every desk in the house. Someone signs it, someone makes it, someone files the paperwork and someone sends the invoice. Mainspring Books moved all of those desks to one office in Cebu City: four departments, 8,000 hours a month, the same price for every seat.',
  departments,
  hoursEach: rate.hoursPerMonth,
  marketRate: rate.market.calculator,
  bars: {
    market: 'Other offshore providers, $50 an hour',
    ours: 'Vantedge, $24 an hour',
    kept: 'saved per month',
    label:
      'Fifty seats for one month: $400,000 at the $50 an hour that other offshore providers charge, and $192,000 with Vantedge. The difference is $208,000.',
  },
  table: {
    caption: 'Monthly cost by department',
    columns: ['Department', 'FTEs', 'Per month'],
    total: 'Total',
  },
  outcomes: [
    {
      stat: stats.clientReportedReduction,
      label: stats.clientReportedReduction.label,
    },
    { stat: stats.productivityGain, label: stats.productivityGain.label },
    { stat: stats.deliveryAccuracy, label: stats.deliveryAccuracy.label },
    { stat: stats.csat, label: stats.csat.label },
    { stat: stats.usOverlap, label: 'coverage' },
  ],
  term: {
    title: 'A 15-year Build-to-Operate partnership',
    text: 'The full team was in place after 12 weeks. The partnership has a flexible exit clause.',
    years: 15,
    weeks: 12,
    marks: { weeks: { value: '12 weeks', text: 'to 50+ FTEs' }, years: '15 years' },
  },
  story: { label: 'Read the Mainspring Books story', to: paths.mainspringStory },
} satisfies PublishingPage['seats'];

const questions = {
  title: 'Questions from\u00a0publishers',
  lead: {
    before: 'Working on something different? ',
    link: { label: contactLabels.ask, to: topic },
    after: '.',
  },
  items: [
    {
      question: 'Do we have to move a whole department?',
      answer:
        'No. Buy one service or all four. Mainspring Books moved four departments at once, because each depends on the others: 50+ FTEs in 12 weeks.',
    },
    {
      question: 'Whose house style do you follow?',
      answer:
        'Yours, from the first structural edit to the final proof, with queries that your authors can answer.',
    },
    {
      question: 'Can we start with one title?',
      answer: 'Yes, from 80 hours a month, with the team in place in 5 days.',
    },
    {
      question: 'How does Build-to-Operate work?',
      answer:
        'We build the team and run it for you, from 5 FTEs, in a 15-year partnership with a flexible exit clause.',
    },
    {
      question: 'Are layout and editing licenses included?',
      answer: 'No. Specialized software licenses are billed separately. Management and setup are included.',
      link: billingTerms,
    },
  ],
} satisfies Questions;

export const publishing = {
  sections: { services: 'Services', fifty: 'Fifty seats', fields: 'Fields', questions: 'Questions' },
  meta: {
    path: paths.publishing,
    title: 'Publishing services and outsourcing | Vantedge',
    description:
      'Content management, editorial, design, production and digital publishing services. For one publisher, we deployed 50+ FTEs in 12 weeks, at a flat $24 an hour.',
    keywords: [
      'publishing outsourcing',
      'editorial services',
      'copy editing and proofreading',
      'typesetting services',
      'e-book conversion',
      'publishing services Philippines',
    ],
    share: {
      label: 'Publishing',
      stats: [stats.publisherTeam, stats.deploymentWeeks, stats.clientReportedReduction],
    },
    service: {
      name: hero.name,
      type: 'Publishing services outsourcing',
      category: ['Publishing', 'Business Process Outsourcing'],
      offers: services.items.map(({ title }) => ({ name: title, hourly: rate.hourly })),
    },
  },
  hero,
  services,
  seats,
  verticals: {
    title: 'From picture books to\u00a0journals',
    lead: 'Eight kinds of publishers, and the work each one can outsource.',
    items: [
      {
        name: 'Academic and scholarly',
        text: 'monographs and edited volumes\njournals, references, metadata',
        source: 'placeholder',
      },
      {
        name: 'Children’s',
        text: 'picture books, activity books\nfixed-layout e-books',
        source: 'placeholder',
      },
      {
        name: 'Educational',
        text: 'textbooks, workbooks\nteacher guides and assessments',
        source: 'placeholder',
      },
      {
        name: 'Magazines and periodicals',
        text: 'issue layout, fact-checking\narchive tagging',
        source: 'placeholder',
      },
      { name: 'News', text: 'overnight copy desk\npage production', source: 'placeholder' },
      {
        name: 'Professional and reference',
        text: 'legal, medical, technical\nupdates and indexing',
        source: 'placeholder',
      },
      { name: 'Self-publishing', text: 'author services\ncovers, formats, listings', source: 'placeholder' },
      { name: 'Trade', text: 'fiction and nonfiction\nbacklist conversion', source: 'placeholder' },
    ],
  },
  questions,
  closing: {
    title: 'Start with',
    stet: 'one\u00a0title',
    text: `Tell us what it is, how far along it is and when it is due. ${replyPromise.sentence}`,
    actions: [{ label: contactLabels.quote, to: topic }],
    more: [
      { label: 'Compare engagement models', to: paths.engagementModels },
      { label: 'See the rate card', to: paths.rateCard },
    ],
  },
} satisfies PublishingPage;
