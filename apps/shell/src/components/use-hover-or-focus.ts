import { type FocusEvent, useState } from 'react';

/** Returns whether an element is hovered, touched or focused, and the event handlers that track it. */
export function useHoverOrFocus() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const handlers = {
    onPointerEnter: () => setHovered(true),
    // A touch leaves when the finger is lifted.
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget as Node | null)),
  };
  return { hoveredOrFocused: hovered || focused, handlers };
}
