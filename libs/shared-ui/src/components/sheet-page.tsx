import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Color } from '../palette.ts';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { type Action, ButtonLink } from './button.tsx';
import { LinkArrow } from './links.tsx';
import { PageTitle } from './page-hero.tsx';
import { StatRow } from './stat.tsx';

/**
 * A page on one sheet of paper, which begins below a short dark surface and carries all of it. Tinted and dark
 * sections in it have the width of the window. It begins with a `SheetHero`.
 * @not for a page whose hero is a drawing: `PageHero`.
 */
export function SheetPage({ children }: { children: ReactNode }) {
  return (
    <div className="sheet-page">
      <div className="sheet-dark-top" />
      <div className="sheet-paper" />
      {children}
    </div>
  );
}

interface SheetHeroProps {
  breadcrumb?: readonly Crumb[];
  /** The page's name, above its claim. */
  name: string;
  /** A badge next to the name. */
  badge?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The price, as a link below the lead. */
  price?: Action;
  /** The first is the page's own call to action, in amber; the others are text links. */
  actions: readonly Action[];
  color?: Color;
  /** On wide screens the document is beside the text, or `below` a title of one line. */
  layout?: keyof typeof LAYOUTS;
  /** The work itself, at reading size: a document with the `surface-paper`. */
  document: ReactNode;
  /** Key figures, below both. */
  figures?: Parameters<typeof StatRow>[0]['items'];
}

const LAYOUTS = {
  beside: {
    grid: 'ui:xl:grid ui:xl:grid-cols-sheet ui:xl:gap-x-11',
    title: 'sheet',
    text: 'ui:mt-5 ui:xl:mt-7 ui:max-w-prose',
    lead: '',
    actions: 'ui:mt-6 ui:xl:mt-7.5',
    document: 'ui:max-xl:mt-10',
  },
  below: {
    grid: '',
    title: 'line',
    text: 'ui:mt-5 ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-8 ui:gap-y-5',
    lead: 'ui:max-w-prose',
    actions: 'ui:max-md:w-full',
    document: 'ui:mt-10',
  },
} as const;

/** True for a title of more than four lines beside a document. */
const isLong = (title: ReactNode) => typeof title === 'string' && title.length > 50;

/**
 * The top of a `SheetPage`: title in ink, and beside it the document that the page is about.
 * @not outside of a `SheetPage`.
 */
export function SheetHero({
  breadcrumb,
  name,
  badge,
  title,
  lead,
  price,
  actions: [main, ...links],
  color,
  layout = 'beside',
  document,
  figures,
}: SheetHeroProps) {
  const look = LAYOUTS[layout];
  return (
    <section
      className="page-hero ui:pt-20 ui:pb-6 ui:md:pt-23 ui:md:pb-10"
      data-color={color}
      aria-labelledby="page-title"
    >
      <div className="page-edge">
        {breadcrumb && <Breadcrumb items={breadcrumb} />}
        <div className={clsx('ui:mt-5 ui:md:mt-8', look.grid)}>
          <div>
            <PageTitle variant={isLong(title) ? 'long' : look.title} name={name} badge={badge}>
              {title}
            </PageTitle>
            <div className={look.text}>
              <div className={look.lead}>
                {lead && <p className="ui:text-lg/body ui:text-slate">{lead}</p>}
                {price && (
                  <LinkArrow className="ui:mt-1.5" to={price.to}>
                    {price.label}
                  </LinkArrow>
                )}
              </div>
              <div
                className={clsx('ui:flex ui:flex-wrap ui:items-center ui:gap-x-6.5 ui:gap-y-2', look.actions)}
              >
                {main && (
                  <ButtonLink to={main.to} tone="amber" className="ui:max-md:w-full">
                    {main.label}
                  </ButtonLink>
                )}
                {links.map((link) => (
                  <LinkArrow key={link.label} to={link.to}>
                    {link.label}
                  </LinkArrow>
                ))}
              </div>
            </div>
          </div>
          <div className={clsx('ui:max-md:-mx-edge', look.document)}>{document}</div>
        </div>
        {figures && <StatRow compact items={figures} />}
      </div>
      {/* As in `HeroFrame`: what browsers wait for before they paint. */}
      <i id="hero-end" hidden />
    </section>
  );
}
