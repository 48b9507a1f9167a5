import { useEffect, useState } from 'react';

/** A flag that falls by itself so many milliseconds after it was raised, and what raises it. */
export function usePassingFlag(milliseconds: number): [raised: boolean, raise: () => void] {
  const [raised, setRaised] = useState(false);
  useEffect(() => {
    if (!raised) return;
    const timer = setTimeout(() => setRaised(false), milliseconds);
    return () => clearTimeout(timer);
  }, [raised, milliseconds]);
  return [raised, () => setRaised(true)];
}
