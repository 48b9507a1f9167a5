import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Whether the chosen tile is filled, which forced colors then keep. */
  filled?: boolean;
}

const TILE = clsx(
  'ui:relative ui:cursor-pointer ui:has-focus-visible:z-1 ui:has-focus-visible:outline-2',
  'ui:has-focus-visible:outline-offset-2 ui:has-focus-visible:outline-(--focus)',
);
const FILLED = clsx(
  'ui:forced-colors:has-checked:bg-highlight ui:forced-colors:has-checked:text-highlight-text',
  'ui:forced-colors:has-checked:forced-color-adjust-none',
);

/**
 * A radio button that looks like its label: the button covers the tile, so that the focus ring surrounds what can be clicked. Its
 * children are its name; those with `peer-checked:` show that it is chosen.
 * @not for more than about ten choices: `Select` in a `Field`.
 */
export function ChoiceTile({ filled, className, children, ...native }: Props) {
  return (
    <label className={clsx(TILE, filled && FILLED, className)}>
      <input
        className="peer ui:absolute ui:inset-0 ui:size-full ui:cursor-pointer ui:opacity-0"
        type="radio"
        {...native}
      />
      {children}
    </label>
  );
}
