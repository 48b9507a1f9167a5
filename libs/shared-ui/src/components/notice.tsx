import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Crumb } from './breadcrumb.tsx';
import { type Action, ButtonRow } from './button.tsx';
import { LinkArrow } from './links.tsx';
import { List } from './lists.tsx';
import { HeroFrame, PageTitle } from './page-hero.tsx';

interface Props {
  breadcrumb: readonly Crumb[];
  /** The page's name, above its title. */
  name?: string;
  title: ReactNode;
  lead: ReactNode;
  /** The price, as a link below the lead. */
  price?: Action;
  actions?: readonly Action[];
  /** Heading of the table of contents. */
  contents: string;
  /** Its entries, in order: `NoticeSection`s, and sections below. */
  sections: readonly { id: string; title: string }[];
  children: ReactNode;
}

const TEXT = 'ui:col-span-full ui:lg:col-start-5 ui:lg:-col-end-1';
const LINK = clsx(
  'ui:grid ui:label-cols-8 ui:border-b ui:border-line ui:pt-2.75 ui:pb-3 ui:text-md/note ui:text-slate ui:no-underline',
  'ui:transition-colors ui:hover:text-ink ui:hover:underline ui:md:pt-2.25 ui:md:pb-2.5',
  'ui:[&:target-current]:text-ink ui:[&:target-current]:[box-shadow:inset_0_-1px_var(--ink)]',
);

/**
 * A page to read and to look things up in: a plain title, then a column of 640 px beside its contents, which stay in view.
 * @not for a page that argues with figures or drawings: `PageHero` and `Section`s.
 */
export function Notice({
  breadcrumb,
  name,
  title,
  lead,
  price,
  actions,
  contents,
  sections,
  children,
}: Props) {
  return (
    <>
      <HeroFrame variant="inner" breadcrumb={breadcrumb}>
        <div className="ui:mt-lead ui:grid-12">
          <div className={TEXT}>
            <PageTitle
              name={name}
              className="ui:text-h2/heading ui:tracking-tight ui:text-balance ui:focus:outline-none"
            >
              {title}
            </PageTitle>
            <p className="ui:mt-5 ui:max-w-160 ui:text-lg/body ui:text-on-dark-2">{lead}</p>
            {price && (
              <LinkArrow className="ui:mt-1.5 ui:text-base ui:text-on-dark" to={price.to}>
                {price.label}
              </LinkArrow>
            )}
            {actions && <ButtonRow actions={actions} surface="dark" className="ui:mt-6" />}
          </div>
        </div>
      </HeroFrame>
      <div className="ui:pt-section-md ui:pb-section ui:print:py-0">
        <div className="page-edge ui:grid-12 ui:items-start">
          <nav
            className="ui:col-span-full ui:mb-section-md ui:lg:sticky ui:lg:top-26 ui:lg:col-span-3 ui:lg:mb-0 ui:print:hidden"
            aria-labelledby="contents-title"
          >
            <h2
              className="ui:font-text ui:text-small/snug ui:font-medium ui:tracking-normal ui:text-slate"
              id="contents-title"
            >
              {contents}
            </h2>
            {/* Browsers that support it mark the link to the current section. */}
            <List
              ordered
              className="ui:mt-2.5 ui:gap-x-gutter ui:border-t ui:border-rule ui:[scroll-target-group:auto] ui:*:break-inside-avoid ui:md:max-lg:columns-2"
            >
              {sections.map((section, index) => (
                <li key={section.id}>
                  <a className={LINK} href={`#${section.id}`}>
                    <span className="ui:tabular-nums" aria-hidden="true">
                      {index + 1}
                    </span>
                    {section.title}
                  </a>
                </li>
              ))}
            </List>
          </nav>
          <div className={clsx(TEXT, 'ui:max-w-160 ui:print:col-span-full')}>{children}</div>
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  /** Its place in the contents. */
  number: number;
  id: string;
  title: string;
  children: ReactNode;
}

const HEADING = 'ui:border-t ui:border-rule ui:pt-5 ui:text-h3/title';

/**
 * A numbered section of a `Notice`. The number is outside the heading and decorative: screen readers already announce the
 * outline.
 * @not outside of a `Notice`.
 */
export function NoticeSection({ number, id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      className="ui:grid ui:label-cols-8 ui:pb-figure ui:last:pb-0 ui:md:label-cols-12 ui:print:pb-7"
      aria-labelledby={`${id}-title`}
    >
      <span
        className={clsx(HEADING, 'ui:font-display ui:text-slate ui:lining-nums ui:tabular-nums')}
        aria-hidden="true"
      >
        {number}
      </span>
      <h2 className={clsx(HEADING, 'ui:tracking-snug')} id={`${id}-title`}>
        {title}
      </h2>
      <div className="ui:col-span-full ui:mt-4.5 ui:md:col-start-2">{children}</div>
    </section>
  );
}
