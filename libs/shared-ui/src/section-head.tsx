import type { ReactNode } from 'react';
import type { Action } from './action.ts';
import { ButtonLink } from './button.tsx';
import { LinkArrow } from './link-arrow.tsx';

interface Props {
  /** Names the section that points to it by `labelledBy`. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** A button beside a lead; an arrow link beside a heading alone. */
  action?: Action;
}

/** A claim, its argument, its action, on one line; what is given decides the columns. */
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
