import { company, emailReveal, paths, rate } from '@vantedge/content-shared';
import type { RateCardPage } from './model.ts';

const [, cebu] = company.offices;
const { calendar, chat, whatsApp } = company.channels;

/** Returns a link to a channel of the company; while it has no URL, to the contact form, with a note of what to do there. */
export const channel = (url: string, label: string, note: string) =>
  url ? { label, to: url } : { label, to: paths.contact, note };

const CALL = 'Suggest a time by the form';

const groups = [
  {
    title: 'Pricing',
    items: [
      {
        question: `What does the $${rate.hourly} include?`,
        answer:
          'Salary, management and setup. Specialized software licenses and the 3% fee on card payments are billed separately.',
      },
      {
        question: 'How and when do you invoice?',
        answer:
          'Monthly in arrears, for hours tracked weekly. Terms are NET 15. You can pay by wire, ACH or credit card; card payments carry a 3% processing fee.',
      },
      {
        question: 'How much would we save?',
        answer: `52% against the $${rate.market.calculator} an hour that other offshore providers charge, and 60% against a US average of $${rate.market.tables} an hour. Enter your team in the calculator on this page for the amount.`,
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

/** The end of the rate card: FAQ, contact person and office hours. */
export const rateCardClosing = {
  questions: {
    title: 'Questions about pricing and service',
    groups,
    more: {
      title: 'Still have questions?',
      text: 'Ask us directly.',
      links: [
        channel(calendar, 'Schedule a Call', CALL),
        channel(chat, 'Chat with Us', 'Send your question by the form'),
      ],
    },
  },
  contact: {
    section: 'Contact and office hours',
    title: 'Your contact for a proposal',
    name: company.businessDevelopment.name,
    role: company.businessDevelopment.role,
    phones: [
      { label: 'Direct', number: company.businessDevelopment.phone },
      { label: 'Cebu City, 24/7', number: cebu.phone },
    ],
    showNumber: 'Show number',
    email: company.businessDevelopment.email,
    reveal: emailReveal,
    links: [
      channel(whatsApp, 'WhatsApp', 'Send us your number by the form'),
      channel(calendar, 'Schedule Call', CALL),
    ],
  },
  hours: {
    caption: 'Office hours, standard time',
    clocks: [
      { clock: 'Manila time', from: 9, to: 18 },
      { clock: 'EST', from: 20, to: 5 },
      { clock: 'PST', from: 17, to: 2 },
    ],
    title: 'Our offices, in local time',
  },
  companyStats: [
    { value: '50', suffix: '+', label: 'FTEs Deployed' },
    { value: '100', suffix: '%', label: 'Delivery Accuracy' },
    { value: 'UKG', label: 'Partner, managed services' },
    { value: 'Enterprise Security', label: 'Data protection' },
  ],
} satisfies Pick<RateCardPage, 'questions' | 'contact' | 'hours' | 'companyStats'>;
