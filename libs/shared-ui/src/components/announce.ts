import { useEffect, useRef } from 'react';

/** Id of the page's live region, which the shell renders. */
export const ANNOUNCER = 'announcer';

/**
 * Says a text to screen readers, after what they are saying. Returns a function that takes it back, unless something else was
 * said since.
 */
export function announce(text: string): () => void {
  const region = document.getElementById(ANNOUNCER);
  if (!region) return () => {};
  // The same text again would be no change.
  const said = region.textContent === text ? `${text}\u00a0` : text;
  region.textContent = said;
  return () => {
    if (region.textContent === said) region.textContent = '';
  };
}

/** Delay after the last of several changes, in milliseconds: a number is said once, not digit by digit. */
const SETTLED_MS = 600;

/** Announces each change of a text once it has settled, but not the text at first. */
export function useAnnounced(text: string): void {
  const known = useRef(text);
  useEffect(() => {
    if (text === known.current) return;
    const timer = setTimeout(() => {
      known.current = text;
      announce(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
}
