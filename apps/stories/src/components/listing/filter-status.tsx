import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which it is said: somebody who tries one after another hears the last alone. */
const ANNOUNCE_DELAY_MS = 600;

/** Says aloud what changes, and nothing of the page as it came. */
export function FilterStatus({ text }: { text: string }) {
  const known = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setAnnounced(text);
    }, ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
