import { PlainList, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Group {
  quote: string;
  title: string;
  badge?: string;
  entries: readonly string[];
}

const QUOTE = clsx(
  'font-display text-h2 leading-heading tracking-tight italic',
  "before:text-service before:content-['“'] after:text-service after:content-['”']",
  'lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-center',
);

const ENTRIES = clsx(
  'mt-2 grid gap-x-gutter sm:grid-cols-2 lg:col-start-8 lg:-col-end-1',
  '*:py-1 *:text-md *:before:top-[0.92em]',
);

/** Service groups, each under a typical customer request. */
export function CustomerRequests({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="customer-requests border-b ruled-rows border-rule">
      {groups.map(({ quote, title, badge, entries }) => (
        <article key={title} className="pt-6.5 pb-7 lg:grid-12 lg:grid-rows-auto-fill">
          <p className={QUOTE}>{quote}</p>
          <h3 className="mt-4.5 text-3xl lg:col-start-8 lg:-col-end-1 lg:mt-0 lg:text-h3">
            {title} {badge && <Tag>{badge}</Tag>}
          </h3>
          <PlainList items={entries} className={ENTRIES} />
        </article>
      ))}
    </div>
  );
}
