import { Icon, type IconName } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  label: string;
}

/** A square icon button, 44 px. */
export function IconButton({ icon, label, className, ...native }: Props) {
  return (
    <button className={clsx('icon-button', className)} type="button" aria-label={label} {...native}>
      <Icon name={icon} />
    </button>
  );
}
