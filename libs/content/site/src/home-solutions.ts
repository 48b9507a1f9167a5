import { paths, type StatNumber, stats } from '@vantedge/content-shared';

/** A row of a timeline. Without `from` and `to`, no bar is drawn. */
export interface TimeRow {
  name: string;
  from?: number;
  /** Earliest end, if different from the latest. */
  min?: number;
  to?: number;
  /** The duration as text. */
  when: string;
}

/** A process on a timeline. */
export interface TimeProof {
  kind: 'time';
  caption: string;
  /** Evenly spaced labels of the scale: at its lines, or in the cells between them. */
  scale: readonly string[];
  inCells?: true;
  /** Length of the scale, in the unit of the rows. */
  length: number;
  rows: readonly TimeRow[];
}

/** Services with their setup times. */
export interface ServicesProof {
  kind: 'services';
  columns: readonly [name: string, value: string];
  rows: readonly { name: string; note: string; value: string; unit: string }[];
}

/** A solution card of the home page. */
export interface SolutionCard {
  id: string;
  color: 'purple' | 'blue' | 'green';
  /** Tag of the most popular solution. */
  popular?: string;
  title: string;
  subtitle: string;
  link: string;
  features: readonly string[];
  benefits: readonly (StatNumber & { metric: string })[];
  /** Revealed on hover or focus; always shown on touch devices. */
  description: string;
  technologies: readonly string[];
  /** Precedes the technologies. */
  technologiesLabel: string;
  proof: TimeProof | ServicesProof;
}

/** The three solutions of the home page, each with a timeline or a table of services. */
export const solutions = {
  title: 'Implementation, staffing and outsourcing',
  lead: 'A system that has to go live, people your team is missing, or a function you want us to run.',
  action: { label: 'Get Expert Consultation', to: paths.contact },
  explore: 'Explore Solution',
  cards: [
    {
      id: 'implementation',
      color: 'purple',
      popular: 'Most Popular',
      title: 'Implementation Services',
      subtitle: 'UKG, ERP, CRM and cloud',
      link: paths.implementation,
      features: [
        'UKG Pro, Dimensions, Ready and Workforce Central',
        'ERP and CRM on SAP, Oracle, Salesforce and others',
        'Cloud migration, from lift-and-shift to re-architecture',
        'Support and optimization after go-live',
      ],
      benefits: [
        { metric: stats.goLiveDays.label, value: '45', unit: 'days' },
        { metric: 'success rate', value: '98', suffix: '%' },
      ],
      description:
        'We configure, migrate and launch enterprise software in five phases, then stay on to support it.',
      technologiesLabel: 'We work across',
      technologies: [
        'SAP',
        'Oracle',
        'Microsoft Dynamics 365',
        'NetSuite',
        'Salesforce',
        'HubSpot',
        'AWS',
        'Azure',
        'Google Cloud',
      ],
      proof: {
        kind: 'time',
        caption: '9–16 weeks, discovery through deployment',
        scale: ['0', '4', '8', '12', '16'],
        rows: [
          { name: 'Discovery & Assessment', from: 0, min: 1, to: 2, when: '1–2' },
          { name: 'Planning & Design', from: 2, min: 4, to: 5, when: '2–3' },
          { name: 'Build & Configure', from: 5, min: 9, to: 13, when: '4–8' },
          { name: 'Test & Deploy', from: 13, min: 15, to: 16, when: '2–3' },
          { name: 'Support & Optimize', when: 'ongoing' },
        ],
        length: 16,
      },
    },
    {
      id: 'staff-augmentation',
      color: 'blue',
      title: 'Staff Augmentation',
      subtitle: 'Developers, QA, project managers, support',
      link: paths.staffAugmentation,
      features: [
        '5+ years of experience on average',
        '3% of applicants pass our four-step screening',
        '100% replacement guarantee',
      ],
      benefits: [
        { metric: 'to a first match', value: '24', unit: 'hours' },
        { metric: 'to scale your team', value: '2–4', unit: 'weeks' },
      ],
      description:
        'People who join your team and use your tools. Hire a dedicated team, pay for time and materials, or go project by project.',
      technologiesLabel: 'We cover',
      technologies: ['frontend', 'backend', 'mobile', 'cloud', 'DevOps', 'database'],
      proof: {
        kind: 'time',
        caption: 'A developer on your team in five days',
        scale: ['1', '2', '3', '4', '5'],
        inCells: true,
        rows: [
          { name: 'Analysis', from: 0, to: 1, when: 'day 1' },
          { name: 'Matching', from: 1, to: 3, when: 'days 2–3' },
          { name: 'Interviews', from: 2, to: 4, when: 'days 3–4' },
          { name: 'Onboarding', from: 4, to: 5, when: 'day 5' },
        ],
        length: 5,
      },
    },
    {
      id: 'bpo',
      color: 'green',
      title: 'Business Process Outsourcing',
      subtitle: 'Customer support, back office, finance, data',
      link: paths.bpo,
      features: ['Management included in the rate', 'No setup fee', 'Staffed 24/7'],
      benefits: [
        { metric: stats.qualityScore.label, value: '99.5', suffix: '%' },
        { metric: 'for your team to go live', value: '2–4', unit: 'weeks' },
      ],
      description: 'Entire functions, run according to your procedures by a team that works your hours.',
      technologiesLabel: 'Tools and channels:',
      technologies: ['accounting and ERP software', 'phone', 'live chat', 'remote support'],
      proof: {
        kind: 'services',
        columns: ['Function', 'Setup time'],
        rows: [
          {
            name: 'Customer support',
            note: 'Phone, live chat and remote support',
            value: '4',
            unit: 'weeks',
          },
          { name: 'Back office', note: 'Dual verification, 24-hour processing', value: '3', unit: 'weeks' },
          {
            name: 'Finance and accounting',
            note: 'Payables to payroll, GAAP and IFRS',
            value: '3',
            unit: 'weeks',
          },
          {
            name: 'Data management',
            note: 'Analytics, mining, databases, quality',
            value: '4',
            unit: 'weeks',
          },
        ],
      },
    },
  ] satisfies SolutionCard[] as readonly SolutionCard[],
};
