import type { ReactNode } from 'react';

export interface Question {
  question: string;
  answer: ReactNode;
}

interface Props {
  /** Lists with the same name share one open answer. */
  name: string;
  items: readonly Question[];
  /** Heading level of the questions. */
  level?: 3 | 4;
  /** Opens the first answer initially. */
  openFirst?: boolean;
}

/** Questions as native `details`: at most one open at a time, all open in print. */
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
