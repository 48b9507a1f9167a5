import type { ReactNode } from 'react';

interface Benefit {
  title: string;
  text: string;
}

interface Props {
  lead: Benefit;
  others: readonly Benefit[];
  /** The drawing of the first benefit. */
  children: ReactNode;
}

/** One benefit with its drawing, and the others beside it. */
export function VerifiedBy({ lead, others, children }: Props) {
  return (
    <div className="verified-by">
      <article>
        <h3>{lead.title}</h3>
        <p>{lead.text}</p>
        {children}
      </article>
      <div>
        {others.map(({ title, text }) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </div>
  );
}
