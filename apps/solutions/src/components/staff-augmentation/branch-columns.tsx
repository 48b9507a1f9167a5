import { LinkArrow, Tag } from '@vantedge/shared-ui';

interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: { label: string; to: string };
  badge?: string;
}

/** The branches of a hub as columns: who they are, their roles, and a link to their page. */
export function BranchColumns({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="branch-columns">
      {branches.map(({ title, text, roles, link, badge }) => (
        <article key={title}>
          <h3>
            {title} {badge && <Tag>{badge}</Tag>}
          </h3>
          <p>{text}</p>
          <ul role="list">
            {roles.map((role) => (
              <li key={role}>{role}</li>
            ))}
          </ul>
          <LinkArrow to={link.to}>{link.label}</LinkArrow>
        </article>
      ))}
    </div>
  );
}
