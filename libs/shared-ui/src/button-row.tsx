import type { ReactNode } from 'react';
import type { Action, ButtonTone } from './action.ts';
import { ButtonLink } from './button.tsx';

interface Props {
  actions?: readonly Action[];
  /** The ground decides the tones of actions that name none: amber then outlined on night, solid then line on paper. */
  ground?: 'paper' | 'night';
  /** Real buttons and downloads, after the actions. */
  children?: ReactNode;
}

const usual: Record<NonNullable<Props['ground']>, [ButtonTone, ButtonTone]> = {
  paper: ['solid', 'line'],
  night: ['amber', 'night'],
};

/** One or two actions side by side. */
export function ButtonRow({ actions = [], ground = 'paper', children }: Props) {
  return (
    <div className="button-row">
      {actions.map(({ label, to, tone }, place) => (
        <ButtonLink key={label} to={to} tone={tone ?? usual[ground][place === 0 ? 0 : 1]}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  );
}
