import { useEffect } from 'react';
import { useLocation } from '@vantedge/shared-ui';

/** Logs the path that has no page. */
export function useLogMissing(): void {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
}
