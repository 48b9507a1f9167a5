import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

interface Props {
  /** Lists with the same name share one open answer. */
  name: string;
  items: readonly Question[];
  /** Heading level of the questions; those of level 4 are in the display typeface. */
  level?: 3 | 4;
  /** Opens the first answer initially. */
  openFirst?: boolean;
}

const ITEM = 'faq-item ui:border-b ui:border-line ui:first-of-type:border-t ui:first-of-type:border-t-rule';
const SUMMARY = clsx(
  'ui:group ui:relative ui:flex ui:cursor-pointer ui:list-none ui:items-center ui:py-3.5 ui:pr-14',
  'ui:[&::-webkit-details-marker]:hidden',
);
const HEADING = 'ui:decoration-1 ui:underline-offset-[0.25em] ui:group-hover:underline';

const LEVELS = {
  3: {
    item: 'ui:last:border-b-rule',
    summary: 'ui:min-h-16',
    heading: 'ui:font-text ui:text-xl/note ui:font-medium ui:tracking-normal',
  },
  4: {
    item: '',
    summary: 'ui:min-h-17',
    heading: 'ui:font-display ui:text-2xl/tight ui:tracking-snug ui:md:text-4xl/tight',
  },
};

/** Questions as native `details`: at most one open at a time, all open in print. */
export function FaqList({ name, items, level = 3, openFirst = true }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const look = LEVELS[level];
  return items.map(({ question, answer }, index) => (
    <details key={question} className={clsx(ITEM, look.item)} name={name} open={openFirst && index === 0}>
      <summary className={clsx(SUMMARY, look.summary)}>
        <Heading className={clsx(HEADING, look.heading)}>{question}</Heading>
      </summary>
      <div className="faq-answer ui:max-w-[64ch] ui:pb-6.5 ui:text-slate ui:*:not-first:mt-3 ui:md:pr-14">
        {typeof answer === 'string' ? <p>{answer}</p> : answer}
      </div>
    </details>
  ));
}
