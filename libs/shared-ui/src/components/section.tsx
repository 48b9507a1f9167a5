import { clsx } from 'clsx';
import { createContext, type ReactNode, use, useId } from 'react';
import type { Color } from '../palette.ts';
import { type Action, ButtonLink } from './button.tsx';
import { HeadingText } from './heading-text.tsx';
import { LinkArrow } from './links.tsx';

interface Common {
  /** The target of links to the section; its heading has this id with `-title`. */
  id?: string;
  surface?: 'light' | 'tint' | 'dark';
  /** A hairline above, between two sections with the same surface. */
  ruled?: boolean;
  color?: Color;
  /** Class of the component that fills the section. */
  className?: string;
  children: ReactNode;
}

interface Heading {
  title: ReactNode;
  /** Size of the title by the importance of the section on its page: 88, 56 or 32 px on wide screens. */
  size?: keyof typeof SIZES;
  lead?: ReactNode;
  /** Renders as a button beside a lead, or as an arrow link beside a heading alone; below them in a split section. */
  action?: Action;
}

interface Stacked extends Heading {
  /** The heading in a row with the lead and the action, above the content. */
  layout?: 'stacked';
  /** The lead starts one column earlier. */
  wideLead?: boolean;
  /** Below the heading: more above a drawing; none where the content has a space of its own. */
  space?: 'section-sm' | 'figure' | 'none';
}

interface Split extends Heading {
  /** On wide screens the heading is in four columns, and the content beside it in seven, or `wide` in eight. */
  layout: 'split' | 'wide';
  /** Line length of the lead. */
  measure?: keyof typeof MEASURES;
  /** Small print above the title. */
  above?: ReactNode;
  /** At the end of the heading's column; on narrow screens, after the content. */
  aside?: ReactNode;
}

interface Free {
  title: ReactNode;
  size?: keyof typeof SIZES;
  /** A `SectionTitle` in the content shows the title. */
  layout: 'free';
}

interface Unheaded {
  /** Accessible name of a section without a heading. */
  label: string;
  title?: never;
  size?: never;
}

type SectionProps = Common & (((Stacked | Split | Free) & { label?: never }) | Unheaded);

const SURFACES = {
  light: '',
  tint: 'section--tint ui:bg-surface-tint',
  dark: 'section--dark ui:surface-dark',
};

const SIZES = { lg: 'ui:text-loud/none ui:tracking-stat', md: undefined, sm: 'ui:text-calm/title' };

/** The heading that names the section around it. */
const Title = createContext<{ id: string; text: ReactNode; size?: keyof typeof SIZES }>({
  id: '',
  text: undefined,
});

/**
 * A page section with surface, spacing and max width, named by its title, or by a label. It gives the space below its
 * heading, so that content starts without a margin.
 * @not for the top of a page (`PageHero`), its end (`ClosingCta`), questions (`Faq`) or quotes (`Testimonials`).
 */
export function Section({ id, surface = 'light', ruled, color, className, children, ...head }: SectionProps) {
  const generatedId = useId();
  const titleId = id ? `${id}-title` : generatedId;
  const space = ruled ? 'ui:pb-section' : 'ui:py-section';
  // On the wrap: light-dark() on the painted element itself would change the dark surface's own tone.
  const wrap = clsx(
    'page-edge',
    ruled && 'ui:border-t ui:border-line ui:pt-section-md',
    surface === 'dark' && 'ui:scheme-dark',
  );
  return (
    <section
      id={id}
      className={clsx('section', space, SURFACES[surface], className)}
      data-color={color}
      aria-label={head.label}
      aria-labelledby={head.label === undefined ? titleId : undefined}
    >
      <Title value={{ id: titleId, text: head.title, size: head.size }}>
        <div className={wrap}>
          {head.label === undefined ? <Layout {...head}>{children}</Layout> : children}
        </div>
      </Title>
    </section>
  );
}

/**
 * The title of the `Section` around it, for one with the layout `free`.
 * @not in a section of another layout, which shows its title itself.
 */
export function SectionTitle({ className }: { className?: string }) {
  const { id, text, size = 'md' } = use(Title);
  return (
    <h2 id={id} className={clsx(SIZES[size], className) || undefined}>
      <HeadingText>{text}</HeadingText>
    </h2>
  );
}

function Layout({ children, ...head }: (Stacked | Split | Free) & { children: ReactNode }) {
  switch (head.layout) {
    case 'free':
      return children;
    case 'split':
    case 'wide':
      return <Columns {...head}>{children}</Columns>;
    default:
      return (
        <>
          <Row {...head} />
          {children}
        </>
      );
  }
}

const MEASURES = {
  tight: 'ui:mt-4.5 ui:max-w-tight',
  narrow: 'ui:mt-4.5 ui:max-w-narrow',
  brief: 'ui:mt-5 ui:max-w-brief',
  prose: 'ui:mt-5 ui:max-w-prose ui:lg:max-w-brief',
  wide: 'ui:mt-5 ui:max-w-wide',
};
const COLUMN = 'ui:col-span-full ui:lg:col-span-4 ui:lg:col-start-1';
const BODY = { split: 'ui:lg:col-start-6', wide: 'ui:lg:col-start-5' };

/** A heading stays in view beside long content. */
const STAYS = 'ui:lg:sticky ui:lg:top-[calc(var(--scroll-top)+24px)] ui:lg:row-span-2 ui:lg:self-start';

/** The heading beside the content; above it where there is no room. */
function Columns({ layout, above, lead, measure = 'brief', action, aside, children }: ColumnsProps) {
  return (
    <div className="ui:grid-12">
      <div className={clsx(COLUMN, !aside && STAYS)}>
        {above}
        <SectionTitle />
        {lead && <p className={clsx('ui:text-slate', MEASURES[measure])}>{lead}</p>}
        {action && (
          <LinkArrow className="ui:mt-3" to={action.to}>
            {action.label}
          </LinkArrow>
        )}
      </div>
      <div
        className={clsx(
          'ui:col-span-full ui:max-lg:mt-6 ui:lg:-col-end-1 ui:lg:row-span-2 ui:lg:row-start-1',
          BODY[layout],
        )}
      >
        {children}
      </div>
      {aside && <div className={clsx(COLUMN, 'ui:self-end ui:pt-10 ui:print:hidden')}>{aside}</div>}
    </div>
  );
}

type ColumnsProps = Omit<Split, 'title'> & { children: ReactNode };

const SPACES = { 'section-sm': 'ui:mb-section-sm', figure: 'ui:mb-figure', none: '' };
const ROW = 'ui:grid-12 ui:items-end ui:max-lg:*:col-span-full ui:max-lg:*:justify-self-start';
const LEAD = 'ui:text-slate ui:max-lg:mt-4 ui:max-lg:max-w-prose';

/** A heading with an optional lead and action in one row; the columns depend on what is given. */
function Row({ lead, action, wideLead, space = 'section-sm' }: Stacked) {
  const columns = lead
    ? action
      ? 'ui:lg:col-span-6 ui:lg:col-start-1'
      : 'ui:lg:col-span-7 ui:lg:col-start-1'
    : 'ui:lg:col-span-8 ui:lg:col-start-1';
  return (
    <div className={clsx(ROW, SPACES[space])}>
      <SectionTitle className={columns} />
      {lead && (
        <p
          className={clsx(
            LEAD,
            action
              ? 'ui:lg:col-span-3 ui:lg:col-start-7'
              : wideLead
                ? 'ui:lg:col-start-8 ui:lg:-col-end-1'
                : 'ui:lg:col-start-9 ui:lg:-col-end-1',
          )}
        >
          {lead}
        </p>
      )}
      {action && lead && (
        <ButtonLink
          to={action.to}
          tone={action.tone ?? 'line'}
          className="ui:max-lg:mt-5 ui:lg:col-start-10 ui:lg:-col-end-1 ui:lg:justify-self-end"
        >
          {action.label}
        </ButtonLink>
      )}
      {action && !lead && (
        <LinkArrow
          to={action.to}
          className="ui:max-lg:mt-2 ui:lg:col-start-9 ui:lg:-col-end-1 ui:lg:justify-self-end"
        >
          {action.label}
        </LinkArrow>
      )}
    </div>
  );
}
