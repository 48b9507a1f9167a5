import { company, contactLabels, emailReveal, paths, rate, replyPromise } from '@vantedge/content-shared';
import type { RateCardPage } from './model.ts';

const [, cebu] = company.offices;
const { calendar, chat, whatsApp } = company.channels;

/** Returns a link to a channel of the company, or to the contact form, with a label that says so, while the URL is empty. */
export const channel = (url: string, label: string, message: string) =>
  url ? { label, to: url } : { label: message, to: paths.contact };

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
        answer: `52% compared with ${rate.marketNames.calculator} an hour. Enter your team in the calculator on this page to see the amount.`,
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
        channel(calendar, 'Schedule a Call', contactLabels.call),
        channel(chat, 'Chat with Us', contactLabels.chat),
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
      percent: `Cost reduction vs. ${rate.marketNames.calculator}`,
      breakEven: 'Break-even in our 50-FTE case study',
    },
    breakEven: '2 months',
  },
  proposal: {
    title: 'Your proposal',
    text: 'We’ll carry your details over to the contact form.',
    /** Where neither JavaScript nor a server takes them there. */
    notCarried: {
      before: 'From here, your details cannot be carried over to the contact form. ',
      link: { label: contactLabels.contact, to: paths.contact },
    },
    fields: [
      {
        id: 'proposal-name',
        contactField: 'name',
        label: 'Name',
        placeholder: 'Your Name',
        autoComplete: 'name',
      },
      {
        id: 'proposal-email',
        contactField: 'email',
        label: 'Email',
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
    showNumber: 'Show number',
    email: company.businessDevelopment.email,
    reveal: emailReveal,
    links: [
      channel(whatsApp, 'WhatsApp', contactLabels.whatsApp),
      channel(calendar, 'Schedule Call', contactLabels.call),
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
    { value: 'Enterprise Security', label: 'Security standard' },
  ],
} satisfies Pick<RateCardPage, 'questions' | 'pitch' | 'proposal' | 'contact' | 'hours' | 'companyStats'>;
