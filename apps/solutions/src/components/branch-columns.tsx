import { LinkArrow, List, Tag } from '@vantedge/shared-ui';
import { clsx } from 'clsx';

interface Branch {
  title: string;
  text: string;
  roles: readonly string[];
  link: { label: string; to: string };
  badge?: string;
}

/** Rules between the columns, and above each row of them but the first. */
const COLUMN =
  'row-span-4 grid grid-rows-subgrid border-t-rule border-l-line pt-5 pb-1 max-2xs:not-first:mt-8 max-2xs:not-first:border-t 2xs:border-l 2xs:px-gutter 2xs:first:border-l-0 2xs:first:pl-0 2xs:last:pr-0 2xs:max-lg:nth-2:pr-0 2xs:max-lg:nth-3:border-l-0 2xs:max-lg:nth-3:pl-0 2xs:max-lg:nth-[n+3]:mt-7 2xs:max-lg:nth-[n+3]:border-t md:pt-6.5';

/** The branches of a hub as columns: who they are, their roles, and a link to their page. */
export function BranchColumns({ branches }: { branches: readonly Branch[] }) {
  return (
    <div className="branch-columns grid border-t border-rule 2xs:grid-cols-2 lg:grid-cols-4">
      {branches.map(({ title, text, roles, link, badge }) => (
        <article key={title} className={COLUMN}>
          <h3
            className={clsx(
              'max-md:text-3xl/title',
              badge ? 'flex flex-col-reverse justify-end' : '2xs:pt-8',
            )}
          >
            {title} {badge && <Tag className="mb-2.25 self-start">{badge}</Tag>}
          </h3>
          <p className="mt-3 text-base text-slate">{text}</p>
          <List className="mt-4 text-md/note max-2xs:flex max-2xs:flex-wrap max-2xs:gap-x-5 max-2xs:border-t-2 max-2xs:border-service max-2xs:pt-1.5 md:mt-6">
            {roles.map((role) => (
              <li
                key={role}
                className="border-line pt-2 pb-2.25 first:border-service max-md:py-1 2xs:border-t 2xs:first:border-t-2"
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
