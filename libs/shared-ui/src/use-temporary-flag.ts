import { useEffect, useState } from 'react';

/** A flag that falls by itself so many milliseconds after it was raised, and what raises it. */
export function useTemporaryFlag(ms: number): [raised: boolean, raise: () => void] {
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    if (!raised) return;
    const timer = setTimeout(() => setRaised(false), ms);
    return () => clearTimeout(timer);
  }, [raised, ms]);
  return [raised, () => setRaised(true)];
}
