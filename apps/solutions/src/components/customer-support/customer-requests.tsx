import { PlainList, Tag } from '@vantedge/shared-ui';

interface Group {
  quote: string;
  title: string;
  badge?: string;
  entries: readonly string[];
}

/** Service groups, each under a typical customer request. */
export function CustomerRequests({ groups }: { groups: readonly Group[] }) {
  return (
    <div className="customer-requests ruled-rows">
      {groups.map(({ quote, title, badge, entries }) => (
        <article key={title}>
          <p className="request-quote">{quote}</p>
          <h3>
            {title} {badge && <Tag>{badge}</Tag>}
          </h3>
          <PlainList items={entries} />
        </article>
      ))}
    </div>
  );
}
