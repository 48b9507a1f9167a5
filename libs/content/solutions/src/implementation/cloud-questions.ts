import { paths, rate } from '@vantedge/content-shared';
import { cloudWeeks } from './cloud-weeks.ts';
import type { Questions } from '../model.ts';

const { liftAndShift, rePlatform, reArchitect } = cloudWeeks;

/** Questions about a migration. */
export const cloudQuestions = {
  title: 'What to know before you\u00a0move',
  lead: {
    before: 'Have a specific workload in mind? ',
    link: { label: 'Ask our cloud team', to: `${paths.contact}?topic=cloud` },
    after: '.',
  },
  items: [
    {
      question: 'How long does a migration take?',
      answer: `It depends on how much changes: ${liftAndShift.when} for Lift & Shift, ${rePlatform.range} for Re-platform and ${reArchitect.range} for Re-architect. Hybrid timelines are customized.`,
    },
    {
      question: 'How do we choose a strategy?',
      answer:
        'During assessment, one application at a time. You may need all four: some systems move as they are, some change slightly, one is rebuilt and one stays where it is.',
    },
    {
      question: 'How much downtime does 99.99% uptime allow?',
      answer:
        'Up to 52.56 minutes, which is 0.01% of a 365-day year. That caps the yearly total; it doesn’t predict when downtime will occur.',
    },
    {
      question: 'Which compliance standards do you follow?',
      answer: 'GDPR, HIPAA and SOC 2 Type II.',
    },
    {
      question: 'How is a migration priced?',
      answer: `At the same $${rate.hourly} an hour for every strategy and provider. Management is covered, and there is no setup fee; specialized software licenses are billed separately. We track hours weekly and invoice monthly in arrears, NET 15.`,
    },
  ],
} satisfies Questions;
