import { paths } from '@vantedge/content-shared';
import type { Term } from './solutions.types.ts';

const backOffice = { page: 'Back Office', to: paths.backOffice };
const bpo = { page: 'Outsourcing', to: paths.bpo };
const cloud = { page: 'Cloud Migration', to: paths.cloud };
const crm = { page: 'CRM', to: paths.crm };
const customerSupport = { page: 'Customer Support', to: paths.customerSupport };
const data = { page: 'Data Management', to: paths.data };
const developers = { page: 'Developers', to: paths.developers };
const erp = { page: 'ERP', to: paths.erp };
const finance = { page: 'Finance', to: paths.finance };
const financial = { page: 'Financial Services', to: paths.financial };
const healthcare = { page: 'Healthcare', to: paths.healthcare };
const implementation = { page: 'Implementation', to: paths.implementation };
const pm = { page: 'Project Management', to: paths.pm };
const publishing = { page: 'Publishing', to: paths.publishing };
const qa = { page: 'QA Testing', to: paths.qa };
const staff = { page: 'Staff Augmentation', to: paths.staffAugmentation };
const support = { page: 'Technical Support', to: paths.support };
const ukg = { page: 'UKG', to: paths.ukg };

/** Search terms in alphabetical order, each with the page that covers it best. */
export const terms: readonly Term[] = [
  { term: 'Accounts payable', ...finance },
  { term: 'Advanced Analytics', ...ukg },
  { term: 'Analytics', ...data },
  { term: 'AWS', ...cloud },
  { term: 'Azure', ...cloud },
  { term: 'Bookkeeping', ...finance },
  { term: 'CPAs', ...finance },
  { term: 'CSM', ...pm },
  { term: 'Custom CRM', ...crm },
  { term: 'Customer service', ...customerSupport },
  { term: 'Data governance', ...data },
  { term: 'Data mining', ...data },
  { term: 'Databases', ...data },
  { term: 'Dedicated team', ...staff },
  { term: 'Dual verification', ...backOffice },
  { term: 'Dynamics 365 (CRM)', ...crm },
  { term: 'Dynamics 365 (ERP)', ...erp },
  { term: 'Editorial services', ...publishing },
  { term: 'Fifty-seat case study', ...bpo },
  { term: 'Five-phase process', ...implementation },
  { term: 'GAAP and IFRS', ...finance },
  { term: 'GDPR', ...cloud },
  { term: 'General ledger', ...finance },
  { term: 'Google Cloud', ...cloud },
  { term: 'HIPAA', ...healthcare },
  { term: 'HR Suite', ...ukg },
  { term: 'HubSpot', ...crm },
  { term: 'Hybrid cloud', ...cloud },
  { term: 'ISO 27001', ...healthcare },
  { term: 'Lift & Shift', ...cloud },
  { term: 'Live chat', ...support },
  { term: 'Managed services', ...ukg },
  { term: 'Medical coding', ...healthcare },
  { term: 'NetSuite', ...erp },
  { term: 'Oracle', ...erp },
  { term: 'Payroll processing', ...finance },
  { term: 'Payroll software', ...ukg },
  { term: 'PCI DSS', ...financial },
  { term: 'PMP', ...pm },
  { term: 'PRINCE2', ...pm },
  { term: 'Programmers', ...developers },
  { term: 'Re-architect', ...cloud },
  { term: 'Remote support', ...support },
  { term: 'Replacement guarantee', ...staff },
  { term: 'SAFe', ...pm },
  { term: 'Salesforce', ...crm },
  { term: 'SAP', ...erp },
  { term: 'Screening', ...staff },
  { term: 'SOC 2 Type II', ...cloud },
  { term: 'Software testing', ...qa },
  { term: 'Time & Labor', ...ukg },
  { term: 'Time and materials', ...staff },
  { term: 'Voice agents', ...customerSupport },
  { term: 'Workforce Central', ...ukg },
];
