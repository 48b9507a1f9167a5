import { createContext, type ReactNode, use } from 'react';
import type { RouterLocation } from './router-location.ts';

export interface NavigateOptions {
  /** State of the new history entry. For personal data, which must not be in a URL. */
  state?: unknown;
  /** Keeps the scroll position, for a change within the page. */
  keepScroll?: boolean;
}

/** Navigates to a path of the site, with query and fragment. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

const never = () => false;

const LocationContext = createContext<RouterLocation | undefined>(undefined);
const NavigateContext = createContext<Navigate | undefined>(undefined);
const FollowsLinksContext = createContext(never);

interface Props {
  location: RouterLocation;
  /** Must be the same function in each render: every link depends on it. */
  navigate: Navigate;
  /** Whether the browser follows links to other pages, because it has prerendered them. Must be the same function in each render. */
  browserFollowsLinks?: () => boolean;
  children: ReactNode;
}

/** Tells links and pages where they are, and how to navigate. The shell implements it with the browser's history. */
export function RouterHost({ location, navigate, browserFollowsLinks = never, children }: Props) {
  return (
    <FollowsLinksContext value={browserFollowsLinks}>
      <NavigateContext value={navigate}>
        <LocationContext value={location}>{children}</LocationContext>
      </NavigateContext>
    </FollowsLinksContext>
  );
}

/** Returns the location of the page. Throws outside of a `RouterHost`. */
export const useLocation = (): RouterLocation => inHost(use(LocationContext));

/** Returns the function that navigates. Throws outside of a `RouterHost`. */
export const useNavigate = (): Navigate => inHost(use(NavigateContext));

/** Returns a function that tells whether the browser follows links to other pages. */
export const useBrowserFollowsLinks = (): (() => boolean) => use(FollowsLinksContext);

function inHost<T>(value: T | undefined): T {
  if (!value) throw new Error('Links and locations need a RouterHost; in tests, a MemoryRouter.');
  return value;
}
