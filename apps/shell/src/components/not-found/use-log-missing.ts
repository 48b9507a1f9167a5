import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Says in the console which path has no page. */
export function useLogMissing(): void {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
}
