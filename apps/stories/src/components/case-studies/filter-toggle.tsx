import { Icon } from '@vantedge/shared-ui';
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
    <details className="filter-toggle" open={open} ref={details}>
      <summary
        className="button button--on-dark"
        aria-controls={controls}
        onClick={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        <Icon name="filter" />
        {label}
      </summary>
    </details>
  );
}
