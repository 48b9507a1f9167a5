import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useState } from 'react';

/** How long each word is shown, in milliseconds. */
const WORD_DURATION_MS = 2500;

/** One word of the headline, taken in turn; all stand in one cell, so that nothing moves. The sentence is read elsewhere. */
export function RotatingWord({ words }: { words: readonly string[] }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!motionStopped()) setShown((word) => (word + 1) % words.length);
    }, WORD_DURATION_MS);
    return () => clearInterval(timer);
  }, [words]);
  return (
    <span className="rotating-word">
      {words.map((word, index) => (
        <em key={word} data-shown={index === shown || undefined}>
          {word}.
        </em>
      ))}
    </span>
  );
}
