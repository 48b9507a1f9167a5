import { LinkArrow, List, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: { label: string; to: string };
  badge?: string;
}

/** Rules between the columns, and above the second row of two. */
const COLUMN = clsx(
  'row-span-4 grid grid-rows-subgrid border-line px-gutter pt-5 pb-1 not-first:border-l first:max-md:pl-0 md:pt-6.5',
  'md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 md:max-lg:nth-[n+3]:mt-7 md:max-lg:nth-[n+3]:border-t',
  'md:max-lg:even:pr-0 lg:first:pl-0 lg:last:pr-0',
);

/** The branches of a hub as columns: who they are, their roles, and a link to their page. */
export function RoleColumns({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="role-columns snap-row grid border-rule md:grid-cols-2 md:border-t lg:grid-cols-4">
      {branches.map(({ title, text, roles, link, badge }) => (
        <article key={title} className={COLUMN}>
          <h3 className={clsx('max-md:text-3xl/title', badge ? 'flex flex-col-reverse justify-end' : 'pt-8')}>
            {title} {badge && <Tag className="mb-2.25 self-start">{badge}</Tag>}
          </h3>
          <p className="mt-3 text-base text-slate">{text}</p>
          <List className="mt-4 text-md/note md:mt-6">
            {roles.map((role) => (
              <li
                key={role}
                className="border-t border-line pt-2 pb-2.25 first:border-t-2 first:border-service max-md:py-1"
              >
                {role}
              </li>
            ))}
          </List>
          <LinkArrow
            className="justify-self-start leading-snug max-md:mt-1 max-md:text-md md:mt-3.5"
            to={link.to}
          >
            {link.label}
          </LinkArrow>
        </article>
      ))}
    </div>
  );
}
