import type { ReactNode } from 'react';

interface Props {
  id: string;
  color?: string;
  title: string;
  text: string;
  /** Facts about all of its pages: a name and a short text. */
  facts?: readonly { name: string; text: string }[];
  children: ReactNode;
}

/** A chapter of a table of contents: description on the left, lines on the right. */
export function ContentsChapter({ id, color, title, text, facts = [], children }: Props) {
  return (
    <section id={id} className="contents-chapter" data-color={color} aria-labelledby={`${id}-title`}>
      <div className="cn-need">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
        {facts.length > 0 && (
          <dl>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
    </section>
  );
}
