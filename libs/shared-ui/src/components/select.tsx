import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

/** A select with the site's chevron. Its box has the style of its place: `className`. */
export function Select({ className, ...native }: ComponentProps<'select'>) {
  return (
    <span className="ui:relative ui:block">
      <select className={clsx('ui:cursor-pointer ui:appearance-none ui:pr-11', className)} {...native} />
      <Icon
        name="chevron"
        className="ui:pointer-events-none ui:absolute ui:top-1/2 ui:right-4 ui:-translate-y-1/2"
      />
    </span>
  );
}
