import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';
import { List } from './lists.tsx';

interface LinkArrowProps {
  to: string;
  children: ReactNode;
  /** Visually hidden text that completes the link text. */
  subject?: string;
  /** On a line of its own in a list of ruled lines, with the arrow at the end. */
  stacked?: boolean;
  className?: string;
}

const LINK =
  'link-arrow ui:group/arrow ui:items-center ui:gap-2 ui:font-medium ui:decoration-control ui:decoration-auto';

const INLINE = 'ui:inline-flex ui:min-h-11 ui:underline ui:hover:decoration-current';
const STACKED =
  'ui:flex ui:min-h-14 ui:justify-between ui:no-underline ui:hover:underline ui:hover:decoration-current';

/**
 * A link with an arrow that moves 4 px on hover.
 * @not within a sentence: `LinkedText`.
 */
export function LinkArrow({ to, children, subject, stacked, className }: LinkArrowProps) {
  return (
    <SiteLink className={clsx(LINK, stacked ? STACKED : INLINE, className)} to={to}>
      {children}
      {subject && <span className="ui:sr-only">: {subject}</span>}
      <Icon name="arrow" className="ui:transition-transform ui:group-hover/arrow:translate-x-1" />
    </SiteLink>
  );
}

interface RelatedLinksProps {
  items: readonly { label: string; to: string }[];
  /** A list of ruled lines instead of a row. */
  stacked?: boolean;
}

const ROW = 'ui:mt-5 ui:flex ui:flex-wrap ui:gap-x-8 ui:gap-y-1';
const STACK = 'ui:flex ui:flex-col ui:border-t ui:border-rule ui:*:border-b ui:*:border-line';

/**
 * Related links.
 * @not for a call to action: `ButtonRow`.
 */
export function RelatedLinks({ items, stacked = false }: RelatedLinksProps) {
  return (
    <List className={clsx('related-links', stacked ? STACK : ROW)}>
      {items.map(({ label, to }) => (
        <li key={label}>
          <LinkArrow to={to} stacked={stacked}>
            {label}
          </LinkArrow>
        </li>
      ))}
    </List>
  );
}

/** Classes of a text button without its height and the color of its underline. */
export const TEXT_BUTTON = clsx(
  'text-button ui:inline-flex ui:cursor-pointer ui:items-center ui:p-0 ui:text-md ui:tabular-nums',
  'ui:underline ui:decoration-auto ui:underline-offset-4 ui:hover:decoration-current',
);

/**
 * A button styled as a link, for actions on the page.
 * @not for a link: `LinkArrow`; for the main action of a form: `Button`.
 */
export function TextButton({
  className,
  type = 'button',
  ...native
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  const size = 'ui:min-h-11 ui:decoration-current/50 ui:md:min-h-8';
  return <button className={clsx(TEXT_BUTTON, size, className)} type={type} {...native} />;
}

interface LinkedTextProps {
  before?: string;
  link: { label: string; to: string };
  after?: string;
  /** Classes of the link. */
  className?: string;
}

/**
 * A sentence with one link in it.
 * @not for a link on a line of its own: `LinkArrow`.
 */
export function LinkedText({ before, link, after, className }: LinkedTextProps) {
  return (
    <>
      {before}
      <SiteLink className={className} to={link.to}>
        {link.label}
      </SiteLink>
      {after}
    </>
  );
}
