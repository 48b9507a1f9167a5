import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Action, ButtonTone } from './action.ts';
import { ButtonLink } from './button.tsx';

interface Props {
  actions?: readonly Action[];
  /** The surface sets the default tones: amber and outlined on dark, solid and line on light. */
  surface?: 'light' | 'dark';
  /** Native buttons and downloads, after the actions. */
  children?: ReactNode;
  /** Gaps of 10 px instead of 12 px. */
  tight?: boolean;
  className?: string;
}

const defaultTones: Record<NonNullable<Props['surface']>, [ButtonTone, ButtonTone]> = {
  light: ['solid', 'line'],
  dark: ['amber', 'on-dark'],
};

/** A row of one or two calls to action. */
export function ButtonRow({ actions = [], surface = 'light', tight, children, className }: Props) {
  return (
    <div className={clsx('button-row ui:flex ui:flex-wrap', tight ? 'ui:gap-2.5' : 'ui:gap-3', className)}>
      {actions.map(({ label, to, tone }, index) => (
        <ButtonLink key={label} to={to} tone={tone ?? defaultTones[surface][index === 0 ? 0 : 1]}>
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  );
}
