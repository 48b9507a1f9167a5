import type { ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

interface Props {
  /** The same name for all lists of which one answer at most is open. */
  name: string;
  items: readonly Question[];
  /** The level of the questions' headings. */
  level?: 3 | 4;
  /** The first answer is open as the page arrives. */
  openFirst?: boolean;
}

/** Questions as native disclosures: one open at a time, the open one can be closed, all are open in print. */
export function FaqList({ name, items, level = 3, openFirst = true }: Props) {
  const Heading = level === 3 ? 'h3' : 'h4';
  return items.map(({ question, answer }, index) => (
    <details key={question} className="faq-item" name={name} open={openFirst && index === 0}>
      <summary>
        <Heading>{question}</Heading>
      </summary>
      <div className="faq-answer">{typeof answer === 'string' ? <p>{answer}</p> : answer}</div>
    </details>
  ));
}
