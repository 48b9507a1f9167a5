import { Icon } from '@vantedge/shared-ui';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Id of the bar. */
  controls: string;
}

/**
 * Opens and closes the filter bar; absent where no script runs, like the bar. It is the summary of details that hold nothing
 * else, so that it answers before the application runs, which then takes over what was pressed.
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
