import { clsx } from 'clsx';
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
    <section
      id={id}
      className={clsx(
        'border-t-3 pt-7 not-last:pb-part lg:grid-12',
        color ? 'border-service' : 'border-rule',
      )}
      data-color={color}
      aria-labelledby={`${id}-title`}
    >
      <div className="lg:col-span-4">
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-4 max-w-[60ch] text-slate lg:max-w-[34ch]">{text}</p>
        {facts.length > 0 && (
          <dl className="mt-7 border-b border-line md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-gutter lg:max-w-85">
            {facts.map((fact) => (
              <div key={fact.name} className="border-t border-line pt-3 pb-3.5">
                <dt className="text-small text-slate">{fact.name}</dt>
                <dd className="mt-0.5 font-text text-base/normal font-medium normal-nums">{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
    </section>
  );
}
