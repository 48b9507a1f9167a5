import { buttonClass, Icon } from '@vantedge/shared-ui';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Id of the filter bar. */
  controls: string;
}

/**
 * Opens and closes the filter bar; hidden without JavaScript, like the bar. It is the summary of empty details, so
 * that it works before hydration; the application then takes over its state.
 */
export function FilterToggle({ label, open, onToggle, controls }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (details.current?.open !== open) onToggle();
  });
  return (
    <details className="filter-toggle group px-0 noscript:hidden" open={open} ref={details}>
      <summary
        className={clsx(
          buttonClass('on-dark'),
          'w-full px-4 group-open:border-on-night group-open:bg-on-night/12 [&::-webkit-details-marker]:hidden',
        )}
        aria-controls={controls}
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <Icon name="filter" className="mr-2.5" />
        {label}
      </summary>
    </details>
  );
}
