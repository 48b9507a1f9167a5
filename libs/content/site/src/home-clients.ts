import { type ImageFile, type Stat, stats, statText } from '@vantedge/content-shared';

/** A client in the logo strip, with a testimonial. */
interface Client {
  id: string;
  /** Set in type until the company supplies a logo. */
  name: string;
  logo?: ImageFile;
  industry: string;
  /** The figure next to the testimonial; `line` is its short form for the strip. */
  metric: Stat & { line: string };
  /** Attributed to a role and an industry, never to a company or a person. */
  testimonial: { quote: string; role: string; source: string };
  /** Tag of a fictional client. */
  illustrative?: string;
}

const { clientReportedReduction, csat } = stats;

/** Clients and testimonials on the home page. */
export const clients = {
  title: 'Clients and partners',
  testimonials: 'Testimonials',
  controls: {
    name: 'Testimonials and client names',
    pause: 'Pause',
    previous: 'Previous testimonial',
    next: 'Next testimonial',
    of: 'of',
  },
  items: [
    {
      id: 'mainspring-books',
      name: 'Mainspring Books',
      industry: 'Publishing',
      metric: {
        ...clientReportedReduction,
        line: `${statText(clientReportedReduction)} client-reported, all-in cost reduction`,
      },
      testimonial: {
        quote:
          'They follow our procedures, use our systems and work our hours. On most days I forget that they are in another country.',
        role: 'Chief Operating Officer',
        source: 'placeholder',
      },
    },
    {
      id: 'ukg',
      name: 'UKG',
      industry: 'Workforce software',
      metric: { ...csat, line: `${statText(csat)} CSAT` },
      testimonial: {
        quote:
          'The people who built our schedules and pay rules are the ones who pick up when we call. We have never had to explain anything twice.',
        role: 'Director of Workforce Systems',
        source: 'placeholder',
      },
    },
    {
      id: 'healthcare',
      name: 'A healthcare provider',
      industry: 'Healthcare',
      metric: {
        id: 'claim-processing',
        value: '48',
        unit: 'hours',
        label: 'to process a claim',
        source: 'unverified',
        line: '48 hours to process a claim',
      },
      testimonial: {
        quote:
          'Patients who call at night reach a real person, and our billers start the morning with claims that are ready to send.',
        role: 'Revenue Cycle Director',
        source: 'placeholder',
      },
      illustrative: 'Sample',
    },
  ] satisfies Client[] as readonly Client[],
};
