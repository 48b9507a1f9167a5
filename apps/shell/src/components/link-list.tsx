import { Icon, List, SiteLink } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useId } from 'react';

interface Props {
  links: readonly { title: string; note: string; to: string }[];
  /** Titles in the display typeface. */
  large?: boolean;
  className?: string;
}

const LINK = 'group relative block border-b border-line py-3.5 pr-10 no-underline hover:underline';
const CENTERED = 'top-1/2 -translate-y-1/2 transition-transform group-hover:translate-x-1';
const NOTE = 'block text-md/note font-normal text-slate';

/** Links with a note and an arrow, between rules. */
export function LinkList({ links, large, className }: Props) {
  return (
    <List className={clsx('border-t border-rule', className)}>
      {links.map(({ title, note, to }) => (
        <li key={to}>
          <SiteLink
            className={clsx(LINK, large ? 'font-display text-4xl/tight' : 'leading-note font-medium')}
            to={to}
          >
            {title} <span className={clsx(NOTE, large && 'mt-0.75 font-text')}>{note}</span>
            <Icon name="arrow" className={clsx('absolute right-0', large ? CENTERED : 'top-[1.2em]')} />
          </SiteLink>
        </li>
      ))}
    </List>
  );
}

/** A link list with a heading. */
export function TitledLinks({
  title,
  links,
  className,
}: Pick<Props, 'links' | 'className'> & { title: string }) {
  const id = useId();
  return (
    <nav className={className} aria-labelledby={id}>
      <h2 className="text-h3/title" id={id}>
        {title}
      </h2>
      <LinkList className="mt-5" links={links} />
    </nav>
  );
}
