import { paths } from '@vantedge/content-shared';
import type { ListedCase } from './cases.ts';
import { example, team } from './example-stats.ts';
import { illustrative } from './labels.ts';

/** The example that the home page shows too. */
export const healthcareCase = {
  id: 'healthcare-modernization',
  title: 'Healthcare modernization',
  client: 'A healthcare provider',
  industry: 'Healthcare',
  services: ['Business Process Outsourcing', 'Cloud Migration'],
  category: 'Back office',
  excerpt:
    'A healthcare provider moves billing to the cloud and hands coding, claims and patient calls to one team.',
  metrics: [
    example({ id: 'healthcare-claims', value: '48', unit: 'hours', label: 'to process a claim' }),
    example({ id: 'healthcare-support', value: '24/7', label: 'patient support' }),
  ],
  timeline: example({ id: 'healthcare-launch', value: '4', unit: 'weeks', label: 'to launch' }),
  basis: { label: 'See our healthcare services', to: paths.healthcare },
  color: 'teal',
  featured: true,
  illustrative,
  details: {
    description:
      'A healthcare provider codes and bills on aging systems, and patients who call after hours wait until morning. Coding, claims and patient support move to a team in Cebu City while the billing platform moves to the cloud.',
    teamSize: team('healthcare-team', '12'),
    challenges: [
      'Claims delayed by incomplete coding',
      'No patient support after office hours',
      'A billing platform due for replacement',
    ],
    solutions: [
      'Medical coding and billing by a dedicated team',
      'Patient support around the clock',
      'Migration of the billing platform to the cloud',
    ],
    results: ['Claims processed in 48 hours', '24/7 patient support', 'Billing platform moved to the cloud'],
  },
} satisfies ListedCase;
