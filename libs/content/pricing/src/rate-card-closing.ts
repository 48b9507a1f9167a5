import { company, emailReveal, paths, rate, replyPromise } from '@vantedge/content-shared';
import type { RateCardPage } from './model.ts';

const [, cebu] = company.offices;

const groups = [
  {
    title: 'Pricing',
    items: [
      {
        question: `What does the $${rate.hourly} include?`,
        answer:
          'The person, their management and team setup. There are no management, setup or hidden fees. The one exception is specialized software licenses, which are billed separately.',
      },
      {
        question: 'How and when do you invoice?',
        answer:
          'Monthly in arrears, for hours tracked weekly. Terms are NET 15. You can pay by wire, ACH or credit card; card payments carry a 3% processing fee.',
      },
      {
        question: 'How much would we save?',
        answer: `The calculator on this page assumes a market rate of $${rate.market.calculator} an hour, which puts your savings at 52%. The savings table on the engagement models page uses a US rate of $${rate.market.tables} an hour, which puts them at 60%.`,
      },
    ],
  },
  {
    title: 'Service',
    items: [
      {
        question: 'How soon can a team start?',
        answer:
          'A Boutique engagement deploys in 5 days. With Staff Augmentation, you get a first match within 24 hours. Scaling from 1 to 100+ FTEs takes 2–4 weeks on average.',
      },
      {
        question: 'Is there a minimum commitment?',
        answer:
          'Yes. It depends on the model: 80 hours a month for Boutique and Staff Augmentation, 160 hours a month for Managed Solutions, and 5 FTEs for Build-to-Operate.',
      },
    ],
  },
];

/** The publisher's case. All of its costs are computed from these numbers and the rates. */
export const referenceCase = { seats: 50, hours: 8000 };

/** The end of the rate card: FAQ, pitch, proposal form and contact. */
export const rateCardClosing = {
  questions: {
    title: 'Questions about pricing and service',
    groups,
    more: {
      title: 'Still have questions?',
      text: `Ask us directly. We answer inquiries ${replyPromise.within}.`,
      actions: [
        { label: 'Schedule a Call', to: paths.contact },
        { label: 'Chat with Us', to: paths.contact },
      ],
    },
  },
  pitch: {
    title: 'Ready to Save?',
    reference: { developers: referenceCase.seats, hours: rate.hoursPerMonth },
    basis: ['a year in savings, for a team of', 'working', 'hours a month in total.'],
    rows: {
      market: 'Market cost per month',
      cost: `${company.name} cost per month`,
      monthly: 'Savings per month',
      percent: `Cost reduction at $${rate.market.calculator} an hour`,
      breakEven: 'Break-even in our 50-FTE case study',
    },
    breakEven: '2 months',
  },
  proposal: {
    title: 'Your proposal',
    text: 'We’ll carry your details over to the contact form.',
    fields: [
      {
        id: 'proposal-name',
        contactField: 'name',
        label: 'Your name',
        placeholder: 'Your Name',
        autoComplete: 'name',
      },
      {
        id: 'proposal-email',
        contactField: 'email',
        label: 'Email address',
        placeholder: 'Email Address',
        type: 'email',
        autoComplete: 'email',
      },
      {
        id: 'proposal-company',
        contactField: 'company',
        label: 'Company',
        placeholder: 'Company Name',
        autoComplete: 'organization',
      },
      {
        id: 'proposal-team',
        contactField: 'message',
        label: 'Team size',
        placeholder: 'Team Size Needed',
        autoComplete: 'off',
        sentence: 'We would like a custom proposal. Team size needed: {value}',
      },
    ],
    submit: 'Get Your Custom Proposal & Start Saving',
    to: paths.contact,
  },
  contact: {
    title: 'Your contact for a proposal',
    name: company.businessDevelopment.name,
    role: company.businessDevelopment.role,
    phones: [
      { label: 'Direct', number: company.businessDevelopment.phone },
      { label: 'Cebu City, 24/7', number: cebu.phone },
    ],
    email: company.businessDevelopment.email,
    reveal: emailReveal,
    links: [
      { label: 'WhatsApp', to: paths.contact },
      { label: 'Schedule Call', to: paths.contact },
    ],
  },
  hours: {
    caption: 'Office hours, standard time',
    columns: { clock: 'Time zone', from: 'From', to: 'To' },
    clocks: [
      { clock: 'Manila', from: '9AM', to: '6PM' },
      { clock: 'EST', from: '8PM', to: '5AM' },
      { clock: 'PST', from: '5PM', to: '2AM' },
    ],
    title: 'Our offices, in local time',
  },
  companyStats: [
    { value: '50', suffix: '+', label: 'FTEs Deployed' },
    { value: '100', suffix: '%', label: 'Delivery Accuracy' },
    { value: 'UKG', label: 'Managed-services partner' },
    { value: 'Enterprise Security', label: 'SOPs and compliance standards' },
  ],
} satisfies Pick<RateCardPage, 'questions' | 'pitch' | 'proposal' | 'contact' | 'hours' | 'companyStats'>;
