import { words } from '../words.ts';
import { SiteLink } from './site-link.tsx';
import { List } from './lists.tsx';

/** One item of the breadcrumb; the last is the current page and needs no link. */
export interface Crumb {
  label: string;
  to?: string;
}

interface Props {
  items: readonly Crumb[];
  label?: string;
}

const LINK = 'ui:inline-flex ui:min-h-8 ui:items-center ui:no-underline ui:hover:underline';

/** Breadcrumb trail. On a phone only the last item may wrap. */
export function Breadcrumb({ items, label = words.breadcrumb }: Props) {
  return (
    <nav className="breadcrumb ui:text-xs/snug ui:text-quiet ui:md:text-small/snug" aria-label={label}>
      <List ordered className="ui:flex ui:flex-wrap ui:*:flex ui:*:min-h-8 ui:*:items-center">
        {items.map(({ label: name, to }, index) =>
          index === items.length - 1 ? (
            // Shrinks no further than its longest word.
            <li key={name} className="ui:text-strong ui:max-md:flex-[1_1_min-content]" aria-current="page">
              <span>{name}</span>
            </li>
          ) : (
            <li key={name}>
              {to ? (
                <SiteLink className={LINK} to={to}>
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </li>
          ),
        )}
      </List>
    </nav>
  );
}
