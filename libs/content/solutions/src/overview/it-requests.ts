import { paths } from '@vantedge/content-shared';
import { cloudWeeks } from '../implementation/cloud-weeks.ts';
import type { RequestGroup } from './it.types.ts';

const source = 'placeholder';

/** Typical requests to an IT department, grouped by task. */
export const requestGroups: readonly RequestGroup[] = [
  {
    title: 'Build',
    color: 'blue',
    requests: [
      {
        text: 'This release needs three more developers.',
        page: 'Software Developers',
        to: paths.developers,
        promise: 'On your team in 5 days',
        source,
      },
      {
        text: 'It only works on the developer’s laptop.',
        page: 'QA Testing',
        to: paths.qa,
        promise: 'A five-phase methodology',
        source,
      },
      {
        text: 'We have a deadline, but no plan.',
        page: 'Project Management',
        to: paths.pm,
        promise: '95% on-time delivery',
        source,
      },
    ],
  },
  {
    title: 'Run',
    color: 'teal',
    requests: [
      {
        text: 'No one answers tickets after six.',
        page: 'Technical Support',
        to: paths.support,
        promise: 'Response in under 2 minutes, 24/7',
        source,
      },
      {
        text: 'Three reports, three different totals.',
        page: 'Data Management',
        to: paths.data,
        promise: '99.9% accuracy',
        source,
      },
    ],
  },
  {
    title: 'Move or replace',
    color: 'purple',
    requests: [
      {
        text: 'The lease on our data center is up.',
        page: 'Cloud Migration',
        to: paths.cloud,
        promise: `Lift & Shift in ${cloudWeeks.liftAndShift.when}`,
        source,
      },
      {
        text: 'Orders in one system, inventory in another.',
        page: 'ERP',
        to: paths.erp,
        promise: 'SAP, Oracle, Dynamics 365, NetSuite',
        source,
      },
      {
        text: 'Sales tracks accounts in a spreadsheet.',
        page: 'CRM',
        to: paths.crm,
        promise: '3.2x first-year ROI',
        source,
      },
      {
        text: 'Our time clocks and payroll never agree.',
        page: 'UKG',
        to: paths.ukg,
        promise: '140+ modules delivered',
        source,
      },
    ],
  },
];
