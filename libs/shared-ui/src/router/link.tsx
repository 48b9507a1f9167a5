import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from './router-host.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page of the site, with query and fragment. */
  to: string;
  /** State of the new history entry. */
  state?: unknown;
}

/** A link to a page of the site. Navigates without a page load. */
export function Link({ to, state, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      // Browsers that follow links themselves would lose the state.
      data-with-state={state === undefined ? undefined : ''}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        event.preventDefault();
        navigate(to, { state });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click opens the link in this tab. With a modifier key or another button, it does not. */
const opensHere = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
