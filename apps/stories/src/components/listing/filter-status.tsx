import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a change after which it is said: somebody who tries one after another hears the last alone. */
const PAUSE = 600;

/** Says aloud what changes, and nothing of the page as it came. */
export function FilterStatus({ text }: { text: string }) {
  const known = useRef(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      setSaid(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
