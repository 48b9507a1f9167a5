import { cloudWeeks } from '../implementation/cloud-weeks.ts';
import type { RequestGroup } from './it-page.ts';

const source = 'placeholder';

/** What an IT department is asked for, by what would have to happen. */
export const requestGroups: readonly RequestGroup[] = [
  {
    title: 'To build',
    color: 'blue',
    requests: [
      {
        words: 'The release needs three more hands.',
        page: 'Software Developers',
        to: '/solutions/developers',
        promise: 'On your team in 5 days',
        source,
      },
      {
        words: 'It worked on the developer’s machine.',
        page: 'QA Testing',
        to: '/solutions/qa',
        promise: 'A five-phase methodology',
        source,
      },
      {
        words: 'There is a date, and nobody who keeps it.',
        page: 'Project Management',
        to: '/solutions/pm',
        promise: '95% delivered on time',
        source,
      },
    ],
  },
  {
    title: 'To keep running',
    color: 'teal',
    requests: [
      {
        words: 'Nobody answers at two in the morning.',
        page: 'Technical Support',
        to: '/solutions/support',
        promise: 'Under 2 minutes to respond, 24/7',
        source,
      },
      {
        words: 'Three reports, three different totals.',
        page: 'Data Management',
        to: '/solutions/data',
        promise: '99.9% accuracy',
        source,
      },
    ],
  },
  {
    title: 'To move or replace',
    color: 'purple',
    requests: [
      {
        words: 'The server room’s lease is up.',
        page: 'Cloud Migration',
        to: '/solutions/cloud',
        promise: `Lift & Shift in ${cloudWeeks.liftAndShift.when}`,
        source,
      },
      {
        words: 'Orders are in one system, stock in another.',
        page: 'ERP',
        to: '/solutions/erp',
        promise: 'SAP, Oracle, Dynamics 365, NetSuite',
        source,
      },
      {
        words: 'Sales keeps its customers in a spreadsheet.',
        page: 'CRM',
        to: '/solutions/crm',
        promise: '3.2x first-year ROI',
        source,
      },
      {
        words: 'The time clocks and the payroll disagree.',
        page: 'UKG',
        to: '/solutions/ukg',
        promise: '140+ modules delivered',
        source,
      },
    ],
  },
];
