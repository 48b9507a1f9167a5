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
}

/** Section heading with optional lead and action in one row; the columns depend on what is given. */
export function SectionHead({ id, title, lead, action }: Props) {
  const kind = lead ? (action ? '' : ' section-head--pair') : ' section-head--link';
  return (
    <div className={`section-head${kind}`}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {action && lead && (
        <ButtonLink to={action.to} tone={action.tone ?? 'line'}>
          {action.label}
        </ButtonLink>
      )}
      {action && !lead && <LinkArrow to={action.to}>{action.label}</LinkArrow>}
    </div>
  );
}
