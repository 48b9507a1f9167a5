import { Button } from '@vantedge/shared-ui';

interface Props {
  label: string;
  open: boolean;
  onToggle: () => void;
  /** Id of the bar. */
  controls: string;
}

/** Opens and closes the filter bar; absent where no script runs, like the bar. */
export function FilterToggle({ label, open, onToggle, controls }: Props) {
  return (
    <Button
      className="filter-toggle"
      tone="night"
      icon="filter"
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      {label}
    </Button>
  );
}
