import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import { ButtonLink } from './button.tsx';
import { LinkArrow } from './link-arrow.tsx';

interface Props {
  /** The id for the `labelledBy` of the section. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Renders as a button beside a lead, or as an arrow link beside a heading alone. */
  action?: Action;
  className?: string;
  leadClassName?: string;
}

const ROW = 'ui:grid-12 ui:items-end ui:max-lg:*:col-span-full ui:max-lg:*:justify-self-start';
const LEAD = 'ui:text-slate ui:max-lg:mt-4 ui:max-lg:max-w-[60ch]';

/** Section heading with optional lead and action in one row; the columns depend on what is given. */
export function SectionHead({ id, title, lead, action, className, leadClassName }: Props) {
  const columns = lead ? (action ? 'ui:lg:col-[1/span_6]' : 'ui:lg:col-[1/span_7]') : 'ui:lg:col-[1/span_8]';
  return (
    <div className={clsx(ROW, className)}>
      <h2 id={id} className={columns}>
        {title}
      </h2>
      {lead && (
        <p className={clsx(LEAD, action ? 'ui:lg:col-[7/span_3]' : 'ui:lg:col-[9/-1]', leadClassName)}>
          {lead}
        </p>
      )}
      {action && lead && (
        <ButtonLink
          to={action.to}
          tone={action.tone ?? 'line'}
          className="ui:max-lg:mt-5 ui:lg:col-[10/-1] ui:lg:justify-self-end"
        >
          {action.label}
        </ButtonLink>
      )}
      {action && !lead && (
        <LinkArrow to={action.to} className="ui:max-lg:mt-2 ui:lg:col-[9/-1] ui:lg:justify-self-end">
          {action.label}
        </LinkArrow>
      )}
    </div>
  );
}
