import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Logs the path that has no page. */
export function useLogMissing(): void {
  const { pathname } = useLocation();
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
}
