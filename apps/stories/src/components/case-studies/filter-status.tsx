import { useEffect, useRef, useState } from 'react';

/** Debounce for live-region announcements, in milliseconds, so that only the last of several changes is announced. */
const ANNOUNCE_DELAY_MS = 600;

/** Announces changes of the result, but not the initial one. */
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
