import { clsx } from 'clsx';
import { createContext, type ReactNode, use, useId } from 'react';
import { type Action, ButtonLink } from './button.tsx';
import { HeadingText } from './heading-text.tsx';
import { LinkArrow } from './links.tsx';

interface Props {
  /** The target of links to the section; its heading has this id with `-title`. */
  id?: string;
  /** The heading, in a row with the lead and the action. */
  title?: ReactNode;
  lead?: ReactNode;
  /** Renders as a button beside a lead, or as an arrow link beside a heading alone. */
  action?: Action;
  /** The lead starts one column earlier. */
  wideLead?: boolean;
  surface?: 'light' | 'tint' | 'dark';
  /** A hairline above, between two sections with the same surface. */
  ruled?: boolean;
  color?: Color;
  /** Accessible name of a section without a heading. */
  label?: string;
  /** Class of the component that fills the section. */
  className?: string;
  children: ReactNode;
}

const SURFACES = {
  light: '',
  tint: 'section--tint ui:bg-paper-2',
  dark: 'section--dark ui:surface-dark',
};

/** The id of the heading that names the section around it. */
const TitleId = createContext('');

/**
 * A page section with surface, spacing and max width. Its heading names it: `title`, or a `SectionTitle` in the content, or
 * else a `label`.
 */
export function Section({ id, surface = 'light', ruled, color, label, className, children, ...head }: Props) {
  const generatedId = useId();
  const titleId = id ? `${id}-title` : generatedId;
  const space = ruled ? 'ui:pb-section' : 'ui:py-section';
  // On the wrap: light-dark() on the painted element itself would change the dark surface's own tone.
  const wrap = clsx(
    'page-edge',
    ruled && 'ui:border-t ui:border-line ui:pt-part',
    surface === 'dark' && 'ui:scheme-dark',
  );
  return (
    <section
      id={id}
      className={clsx('section', space, SURFACES[surface], className)}
      data-color={color}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
    >
      <TitleId value={titleId}>
        <div className={wrap}>
          {head.title && <Head {...head} />}
          {children}
        </div>
      </TitleId>
    </section>
  );
}

interface TitleProps {
  className?: string;
  children: ReactNode;
}

/** The heading of the `Section` around it, for one whose heading has a place of its own. */
export function SectionTitle({ className, children }: TitleProps) {
  return (
    <h2 id={use(TitleId)} className={className}>
      <HeadingText>{children}</HeadingText>
    </h2>
  );
}

type HeadProps = Pick<Props, 'title' | 'lead' | 'action' | 'wideLead'>;

const ROW = 'ui:grid-12 ui:items-end ui:max-lg:*:col-span-full ui:max-lg:*:justify-self-start';
const LEAD = 'ui:text-slate ui:max-lg:mt-4 ui:max-lg:max-w-prose';

/** A heading with an optional lead and action in one row; the columns depend on what is given. */
function Head({ title, lead, action, wideLead }: HeadProps) {
  const columns = lead
    ? action
      ? 'ui:lg:col-span-6 ui:lg:col-start-1'
      : 'ui:lg:col-span-7 ui:lg:col-start-1'
    : 'ui:lg:col-span-8 ui:lg:col-start-1';
  return (
    <div className={ROW}>
      <SectionTitle className={columns}>{title}</SectionTitle>
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

/** The four departments of the fifty-seat case; each has the same color in every drawing (color-key.css). */
export type Department = 'business-development' | 'production' | 'administrative' | 'finance';

/** Service colors. Set as `data-color`, they define `--service` for the drawings inside. */
export type Color = 'purple' | 'blue' | 'green' | 'teal' | 'amber' | 'amber-text';
