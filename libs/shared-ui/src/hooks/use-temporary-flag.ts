import { useEffect, useState } from 'react';

/** True for `ms` milliseconds after `raise()`. */
export function useTemporaryFlag(ms: number): [raised: boolean, raise: () => void] {
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    if (!raised) return;
    const timer = setTimeout(() => setRaised(false), ms);
    return () => clearTimeout(timer);
  }, [raised, ms]);
  return [raised, () => setRaised(true)];
}
