import { RuleList } from '@vantedge/shared-ui';

interface Account {
  title: string;
  scope: string;
  entries: readonly string[];
}

/** Groups with different numbers of entries, ruled like a ledger: group and scope on the left, entries on the right. */
export function AccountIndex({ groups }: { groups: readonly Account[] }) {
  return (
    <div className="account-index">
      {groups.map(({ title, scope, entries }) => (
        <article key={title}>
          <div>
            <h3>{title}</h3>
            <p>{scope}</p>
          </div>
          <RuleList items={entries} />
        </article>
      ))}
    </div>
  );
}
