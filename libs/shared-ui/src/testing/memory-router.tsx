import { type ReactNode, useCallback, useState } from 'react';
import { type Navigate, RouterHost } from '../router/router-host.tsx';
import type { RouterLocation } from '../router/router-location.ts';

interface Props {
  /** Path of the page, with query and fragment. */
  at?: string;
  /** State of its history entry. */
  state?: unknown;
  children: ReactNode;
}

/** A router for tests, which keeps the location in memory instead of the browser's history. */
export function MemoryRouter({ at = '/', state = null, children }: Props) {
  const [location, setLocation] = useState(() => memoryLocation(at, state));
  const navigate: Navigate = useCallback(
    (to, { state = null } = {}) => setLocation(memoryLocation(to, state)),
    [],
  );
  return (
    <RouterHost location={location} navigate={navigate}>
      {children}
    </RouterHost>
  );
}

/** The location of a path, with query and fragment. */
function memoryLocation(to: string, state: unknown): RouterLocation {
  const { pathname, search, hash } = new URL(to, 'https://site.invalid');
  return { pathname, search, hash, state, key: `${to} ${JSON.stringify(state)}` };
}
