import { company, departments, figures, rate } from '@vantedge/content-shared';
import type { PublishingPage } from './publishing-page.ts';
import type { Questions } from '../model.ts';

const topic = '/contact?topic=bpo';
const [losAngeles, cebu] = company.offices;

const hero = {
  breadcrumb: [
    { label: 'Home', to: '/' },
    { label: 'Industries', to: '/industries' },
    { label: 'Publishing' },
  ],
  name: 'Publishing services',
  title: 'Editors who start when yours go home.',
  lines: [{ text: 'Editors who start' }, { text: 'when', cut: 'you', put: 'yours' }, { text: 'go home.' }],
  lead: 'A publishing team in Cebu City for the whole life of a title: the files, the text, the page and the screen. Your desk closes at five; the work goes on, and waits for you when it opens.',
  actions: [{ label: 'Talk About One Title', to: topic }],
  further: { label: 'See fifty seats costed', to: '#fifty' },
  slug: {
    title: 'Publishing, first proof',
    notes: [
      { label: losAngeles.city, value: losAngeles.hours.toLowerCase() },
      { label: cebu.city, value: cebu.hours.toLowerCase() },
      { label: 'Rate', value: `$${rate.hourly} an hour, all-inclusive` },
    ],
  },
} satisfies PublishingPage['hero'];

const services = {
  title: 'One sentence, in four states',
  lead: 'The same sentence as our content managers, editors, designers and digital team leave it. Buy one service or all four; the rate does not change.',
  passage: {
    title: 'The letter',
    ids: { chapter: 'c04', paragraph: 'c04-01', figure: 'c04-f1' },
    before: 'The tide was out when the letter came, and',
    halves: ['no', 'body'],
    between: 'on the',
    wrong: 'key',
    right: 'quay',
    after: 'could read it.',
    query: 'AU: quay, as in ch. 2?',
    folio: '41',
  },
  items: [
    {
      title: 'Content management',
      scope:
        'Manuscripts, rights, images and versions in one structure, so that every edition is made from the same source.',
      entries: ['Ingestion and tagging', 'Metadata and catalog feeds', 'Version and asset control'],
      drawing: 'The paragraph as tagged source text, with its identifiers.',
      source: 'placeholder',
    },
    {
      title: 'Editorial services',
      scope:
        'From the first structural read to the last proof, in your house style and with queries your authors can answer.',
      entries: ['Developmental and copy editing', 'Proofreading', 'Fact and permissions checks'],
      drawing: 'The paragraph with an editor’s marks: no body is closed up, and key is corrected to quay.',
      source: 'placeholder',
    },
    {
      title: 'Design and production',
      scope:
        'Covers, interiors and the files that a printer works from, drawn to your template or from nothing.',
      entries: ['Cover and interior design', 'Typesetting and corrections', 'Print-ready files'],
      drawing: 'The paragraph as a typeset page, with its type area and trim marked.',
      source: 'placeholder',
    },
    {
      title: 'Digital publishing',
      scope:
        'The same pages as text that reflows, speaks and can be found, on the stores and screens your readers use.',
      entries: ['E-book conversion', 'Accessible editions', 'Store listing and distribution'],
      drawing: 'The paragraph reflowed on a tablet and on a telephone.',
      source: 'placeholder',
    },
  ],
} satisfies PublishingPage['services'];

const seats = {
  title: 'Fifty seats, costed to the\u00a0seat',
  lead: 'One publisher, four departments, 8,000 hours a month. Each cell below is one seat for one month, drawn as wide as it costs.',
  departments,
  hoursEach: rate.hoursPerMonth,
  marketRate: rate.market.calculator,
  rate: rate.hourly,
  bars: {
    market: 'Market, at $50 an hour',
    ours: 'Vantedge, at $24 an hour',
    kept: 'a month kept',
    label:
      'Fifty seats for one month: $400,000 at the market rate, $192,000 with Vantedge; $208,000 a month kept.',
  },
  table: {
    caption: 'Monthly cost by department',
    columns: ['Department', 'FTEs', 'A month'],
    total: 'All four',
  },
  outcomes: [
    {
      figure: figures.clientReportedReduction,
      label: `${figures.clientReportedReduction.scope}; 52% at $50 an hour`,
    },
    { figure: figures.productivityGain, label: figures.productivityGain.scope },
    { figure: figures.deliveryAccuracy, label: figures.deliveryAccuracy.scope },
    { figure: figures.csat, label: figures.csat.scope },
    { figure: figures.usOverlap, label: 'coverage' },
  ],
  term: {
    title: 'Twelve weeks of fifteen years.',
    text: 'The whole team was in place in the first 12 weeks. The Build-to-Operate partnership runs for 15 years, with a flexible exit clause.',
    years: 15,
    weeks: 12,
    marks: { weeks: { value: '12 weeks', text: 'to 50+ FTEs' }, years: '15 years' },
  },
  story: { label: 'Read the Mainspring Books story', to: '/success-stories/mainspring-books' },
} satisfies PublishingPage['seats'];

const questions = {
  title: 'Author queries',
  lead: {
    before: 'What publishers ask before the first file is sent. ',
    link: { label: 'Add yours', to: topic },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How quickly can a team be in place?',
      answer:
        'A first team is live in 2 to 4 weeks. For one publishing client, 50+ FTEs in 4 departments were deployed in 12 weeks.',
    },
    {
      question: 'How is the cost reduction calculated?',
      answer:
        '60% is client-reported, all-in. 52% compares $192,000 a month with $400,000, the market rate at $50 an hour.',
    },
    {
      question: 'Can we begin with one title?',
      answer: 'Yes. The Boutique model begins at 80 hours a month and deploys in 5 days.',
    },
    {
      question: 'Can the team become ours?',
      answer:
        'Yes. Build-to-Operate begins at 5 FTEs and is priced to the case. The partnership above was agreed for 15 years, with a flexible exit clause.',
    },
    {
      question: 'What is not in the $24?',
      answer:
        'Specialized software licenses. Management is included, and there are no setup or hidden fees. Invoices come monthly in arrears, NET 15.',
    },
  ],
} satisfies Questions;

export const publishing = {
  meta: {
    path: '/industries/publishing',
    title: 'Publishing Services and Outsourcing | Vantedge',
    description:
      'Content management, editorial, design and production, and digital publishing for eight kinds of publisher. 50+ FTEs in 12 weeks for one, at a flat $24 an hour.',
    keywords: [
      'publishing outsourcing',
      'editorial services',
      'copy editing and proofreading',
      'typesetting services',
      'e-book conversion',
      'publishing services Philippines',
    ],
    breadcrumb: hero.breadcrumb,
    share: {
      label: 'Publishing',
      title: hero.title,
      figures: [
        { ...figures.publisherTeam, scope: 'FTEs for one publisher' },
        { ...figures.deploymentWeeks, scope: 'to deploy them' },
        figures.clientReportedReduction,
      ],
    },
    service: {
      name: hero.name,
      type: 'Publishing services outsourcing',
      category: ['Publishing', 'Business Process Outsourcing'],
      offers: services.items.map(({ title }) => ({ name: title, hourly: rate.hourly })),
    },
    faq: questions.items,
  },
  hero,
  services,
  seats,
  verticals: {
    title: 'Index of publishers',
    lead: 'Eight kinds of house, and the work that each can hand over.',
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
        text: 'issue make-up, fact checks\narchive tagging',
        source: 'placeholder',
      },
      { name: 'News', text: 'overnight copy desk\npage production', source: 'placeholder' },
      {
        name: 'Professional and reference',
        text: 'legal, medical, technical\nupdates and indexing',
        source: 'placeholder',
      },
      { name: 'Self-publishing', text: 'author services\ncovers, formats, listings', source: 'placeholder' },
      { name: 'Trade', text: 'fiction and non-fiction\nbacklist conversion', source: 'placeholder' },
    ],
  },
  questions,
  closing: {
    title: 'Send us one title.',
    stet: 'Stet the\u00a0rest.',
    text: 'Tell us what it is, where it stands and when it is due. We reply within 24 hours.',
    actions: [{ label: 'Talk About One Title', to: topic }],
    further: [
      { label: 'Compare the engagement models', to: '/engagement-models' },
      { label: 'See the rate card', to: '/rate-card' },
    ],
  },
} satisfies PublishingPage;
