import { LinkArrow, Tag } from '@vantedge/shared-ui';

interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: { label: string; to: string };
  badge?: string;
}

/** Rules between the columns, and above each row of them but the first. */
const COLUMN =
  'row-span-4 grid grid-rows-subgrid border-t-rule border-l-line pt-6.5 pb-1 max-lg:nth-[n+3]:mt-8 max-lg:nth-[n+3]:border-t max-md:nth-2:mt-8 max-md:nth-2:border-t md:border-l md:px-gutter md:first:border-l-0 md:first:pl-0 md:last:pr-0 md:max-lg:nth-2:pr-0 md:max-lg:nth-3:border-l-0 md:max-lg:nth-3:pl-0';

/** The branches of a hub as columns: who they are, their roles, and a link to their page. */
export function BranchColumns({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="branch-columns mt-stack grid border-t border-rule md:grid-cols-2 lg:grid-cols-4">
      {branches.map(({ title, text, roles, link, badge }) => (
        <article key={title} className={COLUMN}>
          <h3>
            {title} {badge && <Tag>{badge}</Tag>}
          </h3>
          <p className="mt-3 text-base text-slate">{text}</p>
          <ul className="mt-6 text-md/note" role="list">
            {roles.map((role) => (
              <li
                key={role}
                className="border-t border-line pt-2 pb-2.25 first:border-t-2 first:border-service"
              >
                {role}
              </li>
            ))}
          </ul>
          <LinkArrow className="mt-3.5 justify-self-start" to={link.to}>
            {link.label}
          </LinkArrow>
        </article>
      ))}
    </div>
  );
}
