import { type FocusEvent, useState } from 'react';

/** Whether a pointer is over an element, a finger on it, or the focus in it; and the handlers that find out. */
export function useHeld() {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const holding = {
    onPointerEnter: () => setPointed(true),
    // A finger leaves when it is lifted.
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { held: pointed || focused, holding };
}
