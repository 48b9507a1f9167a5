import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns when the form that led to this page was sent; `undefined` during SSR and hydration. Falls back to the time
 * of hydration for forms posted by the browser, which pass no time.
 */
export function useSentTime(): Date | undefined {
  const { state } = useLocation() as { state: { sent?: number } | null };
  const [sent, setSent] = useState<Date>();
  useEffect(() => setSent(new Date(state?.sent ?? Date.now())), [state]);
  return sent;
}
