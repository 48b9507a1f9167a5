import type { ComponentProps, MouseEvent } from 'react';
import { useBrowserFollowsLinks, useNavigate } from './router-host.tsx';

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page of the site, with query and fragment. */
  to: string;
  /** State of the new history entry. */
  state?: unknown;
}

/**
 * A link to a page of the site. Navigates without a page load, unless the browser has prerendered the page: only its own navigation
 * shows that.
 */
export function Link({ to, state, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();
  const browserFollowsLinks = useBrowserFollowsLinks();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event)) return;
        // A page load would lose the state.
        if (state === undefined && isOtherPage(event.currentTarget) && browserFollowsLinks()) return;
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

const isOtherPage = (link: HTMLAnchorElement) => link.pathname !== location.pathname;
