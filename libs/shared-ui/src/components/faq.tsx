import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { LinkedText } from './links.tsx';
import { Section } from './section.tsx';

interface Props {
  /** Unique on the page; also the id of the section. */
  name: string;
  title: ReactNode;
  lead?: ReactNode;
  items?: readonly Question[];
  /** Questions in titled groups, in the display typeface, instead of one list. */
  groups?: readonly { title: string; items: readonly Question[] }[];
  /** A hairline above, between two sections with the same surface. */
  ruled?: boolean;
  /** Contact prompt: after the questions; on a wide screen at the bottom of the heading column. */
  children?: ReactNode;
}

const MORE = clsx(
  'ui:[&_h3]:text-4xl',
  'ui:[&_.button-row]:mt-4.5 ui:[&_p]:mt-1.5 ui:[&_p]:text-slate',
  'ui:max-md:[&_.button]:flex-1 ui:max-md:[&_.button]:px-3',
);

const GROUP_TITLE =
  'ui:pb-2.5 ui:font-text ui:text-small/snug ui:font-medium ui:tracking-normal ui:text-slate';

/**
 * FAQ section: heading in four columns, questions in seven.
 * @not without `questions` in the record of the page, from which its structured data is made.
 */
export function Faq({ name, title, lead, items = [], groups = [], ruled, children }: Props) {
  const answers = `${name}-answers`;
  return (
    <Section
      id={name}
      layout="split"
      className="faq"
      ruled={ruled}
      title={title}
      lead={lead}
      measure="tight"
      aside={children && <div className={MORE}>{children}</div>}
    >
      <div className="faq-list ui:max-lg:mt-2 ui:print:mt-4 ui:print:columns-2 ui:print:gap-x-10">
        <FaqList name={answers} items={items} />
        {groups.map((group, index) => (
          <div className="faq-group ui:not-first:mt-11" key={group.title}>
            <h3 className={GROUP_TITLE}>{group.title}</h3>
            <FaqList name={answers} items={group.items} level={4} openFirst={index === 0} />
          </div>
        ))}
      </div>
    </Section>
  );
}

export interface Question {
  question: string;
  answer: ReactNode;
  /** Ends the answer. */
  link?: { label: string; to: string };
}

interface FaqListProps {
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

const HEADING = 'ui:decoration-1 ui:underline-offset-4 ui:group-hover:underline';

const LEVELS = {
  3: {
    item: 'ui:last:border-b-rule',
    summary: 'ui:min-h-14 ui:md:min-h-16',
    heading: 'ui:font-text ui:text-xl/note ui:font-medium ui:tracking-normal',
  },
  4: {
    item: '',
    summary: 'ui:min-h-14 ui:md:min-h-17',
    heading:
      'ui:font-display ui:text-2xl/tight ui:tracking-snug ui:md:text-4xl/tight ui:print:text-2xl/tight',
  },
};

/** Questions as native `details`: at most one open at a time, all open in print. */
export function FaqList({ name, items, level = 3, openFirst = true }: FaqListProps) {
  const Heading = level === 3 ? 'h3' : 'h4';
  const look = LEVELS[level];
  return items.map(({ question, answer, link }, index) => (
    <details key={question} className={clsx(ITEM, look.item)} name={name} open={openFirst && index === 0}>
      <summary className={clsx(SUMMARY, look.summary)}>
        <Heading className={clsx(HEADING, look.heading)}>{question}</Heading>
      </summary>
      <div className="faq-answer ui:max-w-prose ui:pb-6.5 ui:text-slate ui:*:not-first:mt-3 ui:md:pr-14 ui:print:pr-0 ui:print:pb-2">
        {typeof answer === 'string' ? (
          <p>{link ? <LinkedText className="faq-more" before={`${answer} `} link={link} /> : answer}</p>
        ) : (
          answer
        )}
      </div>
    </details>
  ));
}
