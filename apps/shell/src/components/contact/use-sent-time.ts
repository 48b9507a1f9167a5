import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * When the form that led to this page was sent; unknown while prerendering and hydrating. A form that the browser itself
 * posted leaves no time behind: then it is the moment at which the page came to life.
 */
export function useSentTime(): Date | undefined {
  const { state } = useLocation() as { state: { sent?: number } | null };
  const [sent, setSent] = useState<Date>();
  useEffect(() => setSent(new Date(state?.sent ?? Date.now())), [state]);
  return sent;
}
