import { PlainList } from '@vantedge/shared-ui';
import type { ComponentProps } from 'react';
import { ExampleTable } from './example-table.tsx';

interface Group {
  title: string;
  scope: string;
  entries: readonly string[];
  /** The question that the other groups answer. */
  question?: string;
  /** The example after the work of this group. */
  example?: ComponentProps<typeof ExampleTable>;
}

/** Service groups in order, each beside one example after its work. */
export function RecordTrace({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="border-b border-rule">
      {groups.map(({ title, scope, entries, question, example }) => (
        <article
          key={title}
          className="grid gap-x-gutter gap-y-4 border-t border-rule pt-6 pb-6 md:grid-cols-2 md:gap-y-6 md:pt-7 md:pb-9 lg:grid-cols-12 lg:pb-11"
        >
          <div className="lg:col-span-4 lg:pr-8">
            <h3>{title}</h3>
            <p className="mt-2.5 max-w-brief text-slate">{scope}</p>
          </div>
          <PlainList
            items={entries}
            className="mt-0 max-md:grid max-md:grid-cols-2 max-md:gap-x-gutter lg:col-span-3"
          />
          <div className="md:col-span-2 lg:col-span-5">
            {question && (
              <p className="max-w-title font-display text-quote leading-title tracking-tight text-balance text-service italic">
                {question}
              </p>
            )}
            {example && <ExampleTable {...example} />}
          </div>
        </article>
      ))}
    </div>
  );
}
