import type { ReactNode } from 'react';
import type { Action, ButtonTone } from './action.ts';
import { ButtonLink } from './button.tsx';

interface Props {
  actions?: readonly Action[];
  /** The ground decides the tones of actions that name none: amber then outlined on night, solid then line on paper. */
  surface?: 'light' | 'dark';
  /** Real buttons and downloads, after the actions. */
  children?: ReactNode;
}

const defaultTones: Record<NonNullable<Props['surface']>, [ButtonTone, ButtonTone]> = {
  light: ['solid', 'line'],
  dark: ['amber', 'on-dark'],
};

/** One or two actions side by side. */
export function ButtonRow({ actions = [], surface = 'light', children }: Props) {
  return (
    <div className="button-row">
      {actions.map(({ label, to, tone }, index) => (
        <ButtonLink key={label} to={to} tone={tone ?? defaultTones[surface][index === 0 ? 0 : 1]}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  );
}
