import type { ButtonHTMLAttributes } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
  /** Shows the label next to the icon. */
  showLabel?: boolean;
}

/** A square icon button, 44 px. */
export function IconButton({ icon, label, showLabel = false, className, type = 'button', ...native }: Props) {
  const classes = ['icon-button', showLabel && 'icon-button--label', className].filter(Boolean).join(' ');
  return (
    <button className={classes} type={type} aria-label={showLabel ? undefined : label} {...native}>
      <Icon name={icon} />
      {showLabel && label}
    </button>
  );
}
