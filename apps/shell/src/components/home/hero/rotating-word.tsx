import { motionStopped } from '@vantedge/shared-ui';
import { useEffect, useState } from 'react';

const WORD_DURATION_MS = 2500;

/**
 * The rotating word of the headline. All words share one grid cell, so that the layout does not shift. Screen readers
 * get the sentence elsewhere.
 */
export function RotatingWord({ options }: { options: readonly string[] }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!motionStopped()) setShown((word) => (word + 1) % options.length);
    }, WORD_DURATION_MS);
    return () => clearInterval(timer);
  }, [options]);
  return (
    <span className="rotating-word inline-grid">
      {options.map((word, index) => (
        <em key={word} data-shown={index === shown || undefined}>
          {`${word}.`}
        </em>
      ))}
    </span>
  );
}
