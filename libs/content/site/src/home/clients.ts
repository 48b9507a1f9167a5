import { type Figure, figures } from '@vantedge/content-shared';

/** A client as the strip shows it, and what somebody in that industry says. */
interface Client {
  id: string;
  /** Set in type: there are no logos. */
  name: string;
  industry: string;
  /** The figure beside the testimonial; `line` is the same in a few words, for the strip. */
  metric: Figure & { line: string };
  /** Attributed to a role and the industry, never to a company or a person. */
  testimonial: { quote: string; role: string; source: string };
  /** The tag of a client who stands for many. */
  illustrative?: string;
}

const { clientReportedReduction, csat } = figures;

/** The clients of the home page and their testimonials. */
export const clients = {
  title: 'Clients, and what they say',
  testimonials: 'Testimonials',
  controls: {
    name: 'Testimonials and moving names',
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
        line: `${clientReportedReduction.value}${clientReportedReduction.suffix} cost reduction`,
      },
      testimonial: {
        quote:
          'In twelve weeks we had fifty people in four departments. They work to our procedures, in our hours, and the invoice is the rate we were quoted.',
        role: 'Chief Operating Officer',
        source: 'placeholder',
      },
    },
    {
      id: 'ukg',
      name: 'UKG',
      industry: 'Workforce software',
      metric: { ...csat, scope: 'client satisfaction', line: `${csat.value}${csat.suffix} CSAT` },
      testimonial: {
        quote:
          'The people who planned our schedules and pay rules are the people who answer when we call. Nothing has had to be explained twice.',
        role: 'Director of Workforce Systems',
        source: 'placeholder',
      },
    },
    {
      id: 'healthcare',
      name: 'Healthcare modernization',
      industry: 'Healthcare',
      metric: {
        id: 'claim-processing',
        value: '48',
        suffix: 'hours',
        scope: 'for a claim to be processed',
        source: 'unverified',
        line: '48-hour claims',
      },
      testimonial: {
        quote:
          'What we hand over on Monday evening is coded, billed and checked by Wednesday, and a patient who calls at night reaches a person.',
        role: 'Revenue Cycle Director',
        source: 'placeholder',
      },
      illustrative: 'Illustrative',
    },
  ] satisfies Client[] as readonly Client[],
};
