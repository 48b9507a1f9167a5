import type { ReactNode } from 'react';

interface Benefit {
  title: string;
  text: string;
}

interface VerifiedByProps {
  lead: Benefit;
  others: readonly Benefit[];
  /** The drawing of the first benefit. */
  children: ReactNode;
}

const TEXT = 'mt-2.5 max-w-prose text-on-night-2';

/** One benefit with its drawing, and the others beside it. */
export function VerifiedBy({ lead, others, children }: VerifiedByProps) {
  return (
    <div className="grid-12">
      <article className="col-span-full lg:col-span-7 lg:col-start-1">
        <h3>{lead.title}</h3>
        <p className={TEXT}>{lead.text}</p>
        {children}
      </article>
      <div className="col-span-full mt-12 grid content-between gap-y-8 lg:col-start-9 lg:-col-end-1 lg:mt-0">
        {others.map(({ title, text }) => (
          <article key={title} className="border-t border-night-rule pt-4.5">
            <h3>{title}</h3>
            <p className={TEXT}>{text}</p>
          </article>
        ))}
      </div>
    </div>
  );
}
