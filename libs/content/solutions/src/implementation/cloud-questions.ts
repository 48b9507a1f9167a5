import { rate } from '@vantedge/content-shared';
import { cloudWeeks } from './cloud-weeks.ts';
import type { Questions } from '../model.ts';

const { liftAndShift, rePlatform, reArchitect } = cloudWeeks;

/** What is asked before a migration, and its answers. */
export const cloudQuestions = {
  title: 'Asked before anything\u00a0moves',
  lead: {
    before: 'Something else? ',
    link: { label: 'Ask it', to: '/contact?topic=cloud' },
    after: '; we reply within 24 hours.',
  },
  items: [
    {
      question: 'How long does a migration take?',
      answer: `It depends on how much is changed on the way: ${liftAndShift.when} for Lift & Shift, ${rePlatform.range} for Re-platform, ${reArchitect.range} for Re-architect. A hybrid plan is dated with you.`,
    },
    {
      question: 'Which strategy is ours?',
      answer:
        'Assessment answers that, application by application. One estate may use all four: some systems are moved as they are, some are changed a little, one is rebuilt, and one stays.',
    },
    {
      question: 'What does 99.99% uptime mean in minutes?',
      answer:
        'As arithmetic: 0.01% of a year of 365 days is 52.56 minutes. It says how small the rest is, not when it falls.',
    },
    {
      question: 'Which rules do you work to?',
      answer: 'GDPR, HIPAA and SOC 2 Type II.',
    },
    {
      question: 'What does it cost?',
      answer: `A flat $${rate.hourly} an hour, with management included and no setup fee. Specialized software licenses are the one exception. Hours are tracked weekly and invoiced monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;
